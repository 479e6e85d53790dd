/** The path of the contact form, to which mails and disclosures lead too. */
export const contactPath = '/contact-us';
