/**
 * How many seconds CloudFront serves what it has, at most, before it asks again: pages, heads, sitemaps,
 * pictures of people, and the answer that there is nothing. What becomes private or public is so at the edge
 * within ten seconds. A change needs a few of them to reach the API and the search.
 */
export const edgeSeconds = 5;
