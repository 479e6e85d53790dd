export const de = {
  none: 'Noch keine Mitteilungen. Neuigkeiten zu Bewerbungen erscheinen hier.',
  markAll: 'Alle als gelesen markieren',
  more: 'Frühere Mitteilungen anzeigen',
  unread: 'Ungelesen',
  APPLICATION_RECEIVED: 'Neue Bewerbung für „{{title}}“',
  APPLICATION_WITHDRAWN: 'Eine Bewerbung für „{{title}}“ wurde zurückgezogen',
  APPLICATION_MOVED: 'Ihre Bewerbung für „{{title}}“ ist jetzt: {{state}}',
  JOB_OFFERED: 'Sie wurden zu „{{title}}“ eingeladen',
  JOB_PUBLISHED: '„{{title}}“ ist jetzt öffentlich',
  JOB_RETURNED: '„{{title}}“ muss überarbeitet werden',
  EXPORT_READY: 'Ihr Datenexport ist fertig',
  DELETION_REQUESTED: 'Wir haben Ihren Antrag auf Löschung des Kontos erhalten',
};
