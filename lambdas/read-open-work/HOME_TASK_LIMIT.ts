/** How many tasks of each kind administrators see on their home screen. */
export const HOME_TASK_LIMIT = 5;
