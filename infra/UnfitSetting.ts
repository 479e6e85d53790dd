/** Error for an invalid deployment setting. `cdk` prints only its message, without a stack trace. */
export class UnfitSetting extends Error {}
