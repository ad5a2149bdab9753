/** The bar's button. What is typed while the search is on its way is kept in its `data-typed`. */
export const opener = '[data-asks="search"]';
