export const en = {
  comingSoon: 'Coming soon',
  comingSoonText: 'We are still preparing this page. Please come back later.',
  maintenance: 'Under maintenance',
  maintenanceText: 'We are working on the service. Please try again in a while.',
  contactLead: 'Tell us your question or wish. We will answer by mail.',
  report: 'Report this job',
  reportLead:
    'Tell us what is wrong. The office will look into it and answer by mail within {{days}} days, which is our own policy; the organization does not learn of your report.',
  reportSubject: 'Report about a job ({{id}})',
  complaint: 'Complaints',
  complaintLead:
    'Tell us your complaint about Enishi or about a job that is published here. The office looks into it and answers by mail within {{days}} days, which is our own policy.',
  complaintSubject: 'Complaint',
  receipt: 'Your number is {{number}}. We answer by mail by {{day}}.',
  sent: 'We have received your message and will answer soon.',
  form: {
    name: 'Name',
    email: 'Email',
    organizationName: 'Organization',
    subject: 'Subject',
    message: 'Message',
    send: 'Send',
    limit: 'You can send up to {{count}} messages an hour.',
    tooMany: 'You can send up to {{count}} messages an hour. Your text is still here: please send it later.',
  },
};
