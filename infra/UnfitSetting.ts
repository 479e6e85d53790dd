/** A choice of the deployment that does not exist. Its message is all that the operator needs. */
export class UnfitSetting extends Error {}
