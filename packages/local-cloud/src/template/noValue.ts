/** Value of `AWS::NoValue`. A property or list element with this value is left out. */
export const noValue = Symbol('AWS::NoValue');
