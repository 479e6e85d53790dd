/** The maximum number of tags and of instructions of a benefit, and of characters of each instruction. */
export const BenefitLimits = { tags: 20, useProcesses: 20, useProcess: 500 };
