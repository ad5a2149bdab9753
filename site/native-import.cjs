/** A bundler would turn an import of its own into something else; this one stays Node's. */
module.exports.nativeImport = (url) => import(url);
