export const de = {
  missing: 'Bitte eingeben: {{label}}',
  notChosen: 'Bitte auswählen: {{label}}',
  date: { year: 'Jahr', month: 'Monat', day: 'Tag' },
  yen: 'Yen',
  tags: {
    placeholder: 'Tippen und auswählen',
    none: 'Nichts passt zu „{{word}}“',
  },
  upload: {
    choose: 'Datei auswählen',
    drop: 'Sie können eine Datei auch hier ablegen',
    progress: '{{name}} wird gesendet',
    done: 'Gesendet',
    failed: 'Konnte nicht gesendet werden',
    cancel: 'Senden von {{name}} abbrechen',
    retry: '{{name}} noch einmal senden',
    remove: '{{name}} entfernen',
    tooLarge: '{{name}} ist zu groß (höchstens {{n}} MB)',
  },
};
