/** The key of the row that reserves a portfolio's url; its `id` is the talent's sub. */
export function pathKey(path: string) {
  return { pk: 'PortfolioPath', sk: path };
}
