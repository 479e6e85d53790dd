/** Maximum length of the texts of a professional's card. */
export const WorkerLimits = { url: 500 };
