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
  rules: {
    notInFuture: 'Bitte geben Sie ein Datum bis heute an.',
    notBeforeStart: 'Das Ende darf nicht vor dem Beginn liegen.',
    noneWhileContinuing: 'Was noch andauert, hat kein Enddatum.',
    notBeforeRelease: 'Das Ablaufdatum darf nicht vor dem Ausstellungsdatum liegen.',
    noneWithoutExpiry: 'Eine unbefristete Qualifikation hat kein Ablaufdatum.',
    notAboveMaximum: 'Das Minimum darf nicht über dem Maximum liegen.',
    https: 'Bitte geben Sie eine URL an, die mit https:// beginnt.',
    host: 'Bitte geben Sie eine URL dieses Dienstes an.',
    visible: 'Zeilenumbrüche und unsichtbare Zeichen sind nicht möglich.',
    reserved: 'Dieser Name ist nicht verfügbar. Bitte wählen Sie einen anderen.',
    ownUpload: 'Bitte wählen Sie die Datei noch einmal aus.',
  },
};
