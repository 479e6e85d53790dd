/** Where an address of a portfolio is claimed; the claim's `id` is the talent's sub. */
export function pathKey(path: string) {
  return { pk: 'PortfolioPath', sk: path };
}
