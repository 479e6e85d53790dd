export const de = {
  kind: {
    PROFILE: 'Profile',
    HISTORY: 'Werdegänge',
    CONTACT: 'Kontakte',
    OWN_DATA: 'Eigene Daten',
    TALENT_DATA: 'Daten eines Talents',
  },
  state: {
    QUEUED: 'Wartet',
    RUNNING: 'Wird geschrieben ({{percent}} %)',
    READY: '{{n}} Zeilen',
    FAILED: 'Konnte nicht geschrieben werden. Bitte versuchen Sie es erneut.',
    CANCELLED: 'Abgebrochen',
  },
  cancel: 'Abbrechen',
  cancelOf: '„{{name}}“ abbrechen',
  finished: 'Der Export war bereits abgeschlossen.',
  progressOf: 'Fortschritt von „{{name}}“',
  download: 'Herunterladen',
  downloadOf: '„{{name}}“ herunterladen',
  gone: 'Die Datei ist abgelaufen. Bitte schreiben Sie sie erneut.',
};
