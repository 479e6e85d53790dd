/** The shape of loading content. Grey placeholders imitate it. */
export type SkeletonShape = 'card' | 'form' | 'article' | 'table' | 'strip';
