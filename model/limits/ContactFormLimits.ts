/** Maximum number of characters in each field of the contact form. */
export const ContactFormLimits = {
  name: 100,
  email: 254,
  organizationName: 200,
  subject: 200,
  message: 4000,
};
