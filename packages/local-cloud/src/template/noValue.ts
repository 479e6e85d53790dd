/** `AWS::NoValue`: a property or list member with it is left out. */
export const noValue = Symbol('AWS::NoValue');
