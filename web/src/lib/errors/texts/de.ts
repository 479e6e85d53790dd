export const de = {
  notFound: 'Nicht gefunden. Vielleicht wurde es gelöscht oder ist nicht mehr öffentlich.',
  unauthorized: 'Das ist hier nicht möglich.',
  conflict:
    'Das wurde inzwischen anderswo geändert. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  invalidInput: 'Bitte prüfen Sie Ihre Eingaben.',
  tooManyRequests: 'Zu viele Versuche in kurzer Zeit. Bitte versuchen Sie es etwas später noch einmal.',
  signedOut: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  offline: 'Keine Verbindung zum Internet. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  unexpected: 'Etwas ist schiefgegangen. Bitte versuchen Sie es später noch einmal.',
};
