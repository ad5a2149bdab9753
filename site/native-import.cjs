/** Node's own import, also where a bundler runs the code that asks for it. */
module.exports.nativeImport = (url) => import(url);
