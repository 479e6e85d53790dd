/** What a block of a portfolio must satisfy; links and embedded pages are https alone. */
export const PortfolioLimits = {
  title: 100,
  content: { most: 4000, by: 'type', https: ['LINK', 'EMBED'] },
  position: [0, 10000] as [number, number],
};
