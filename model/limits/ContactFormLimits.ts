/** Maximum length of the texts of the contact form. */
export const ContactFormLimits = {
  name: 100,
  email: 254,
  organizationName: 200,
  subject: 200,
  message: 4000,
};
