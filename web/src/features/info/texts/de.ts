export const de = {
  comingSoon: 'Demnächst',
  comingSoonText: 'Diese Seite ist noch in Vorbereitung. Schauen Sie bald wieder vorbei.',
  maintenance: 'Wartungsarbeiten',
  maintenanceText: 'Wir arbeiten gerade am Dienst. Bitte versuchen Sie es später noch einmal.',
  contactLead: 'Schreiben Sie uns Ihre Frage oder Ihren Wunsch. Wir antworten per E-Mail.',
  report: 'Diese Stelle melden',
  reportLead:
    'Was ist Ihnen aufgefallen? Das Büro geht dem nach und antwortet innerhalb von {{days}} Tagen per E-Mail (unsere eigene Regel); die Organisation erfährt nichts von Ihrer Meldung.',
  reportSubject: 'Meldung zu einer Stelle ({{id}})',
  complaint: 'Beschwerden',
  complaintLead:
    'Teilen Sie uns Ihre Beschwerde über Enishi oder eine hier veröffentlichte Stelle mit. Das Büro prüft sie und antwortet innerhalb von {{days}} Tagen per E-Mail; diese Frist ist unsere eigene Regel.',
  complaintSubject: 'Beschwerde',
  receipt: 'Ihre Nummer ist {{number}}. Wir antworten bis {{day}} per E-Mail.',
  sent: 'Ihre Nachricht ist angekommen. Wir melden uns bald.',
  form: {
    name: 'Name',
    email: 'E-Mail',
    organizationName: 'Organisation',
    subject: 'Betreff',
    message: 'Nachricht',
    send: 'Senden',
    limit: 'Sie können bis zu {{count}} Nachrichten pro Stunde senden.',
    tooMany:
      'Sie können bis zu {{count}} Nachrichten pro Stunde senden. Ihr Text bleibt hier: Bitte senden Sie ihn später.',
  },
};
