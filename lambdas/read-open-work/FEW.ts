/** How many tasks of each kind administrators see on their home screen. */
export const FEW = 5;
