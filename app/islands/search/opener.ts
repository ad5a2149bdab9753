/** The bar's button. Its `data-typed` has what a visitor types while the search is loading. */
export const opener = '[data-opens="search"]';
