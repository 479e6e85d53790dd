/** An invalid deployment setting. Operators see only its message. */
export class UnfitSetting extends Error {}
