export const de = {
  view: 'Angezeigtes Unternehmen',
  choose: 'Unternehmen auswählen',
  note: 'Sie sehen, was die Mitglieder dieses Unternehmens sehen. Ihre Änderungen werden als die der Verwaltung festgehalten.',
  none: 'Wählen Sie oben ein Unternehmen, um zu sehen, was dessen Mitglieder sehen.',
};
