/**
 * Limits of a benefit: how many tags and how many instructions (`useProcesses`) it may have, and how many
 * characters each instruction may have.
 */
export const BenefitLimits = { tags: 20, useProcesses: 20, useProcess: 500 };
