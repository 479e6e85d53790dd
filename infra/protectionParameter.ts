/** The parameter of the stack that switches deletion protection: `on` or `off`. */
export const protectionParameter = 'DeletionProtection';
