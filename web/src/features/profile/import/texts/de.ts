/** The German texts of the screen on which talents import a CV in the format JSON Resume. */
export const de = {
  title: 'JSON Resume importieren',
  lead: 'Übernehmen Sie einen Lebenslauf, den Sie aus einem anderen Dienst exportiert haben. Sie sehen, was von Ihrem Profil abweicht, und wählen, was gespeichert wird. Namen und Kontaktdaten werden nicht übernommen.',
  file: 'Datei im Format JSON Resume (.json)',
  again: 'Noch einmal lesen',
  problem: {
    notJson: 'Diese Datei ist kein JSON. Wählen Sie eine .json-Datei, die als JSON Resume exportiert wurde.',
    notResume:
      'In dieser Datei fehlen die Teile eines Lebenslaufs (basics, work, skills …). Wählen Sie eine Datei, die als JSON Resume exportiert wurde.',
    wrongValue:
      'Der Wert von „{{place}}“ entspricht nicht dem Format JSON Resume, deshalb konnte die Datei nicht gelesen werden. Korrigieren Sie ihn und wählen Sie die Datei noch einmal.',
  },
  same: 'Nichts weicht von Ihrem Profil ab. Der Inhalt der Datei ist bereits gespeichert.',
  projects: 'Leistungen',
  new: 'Neu',
  change: 'Änderung',
  years: 'Jahre Erfahrung',
  noHistory:
    'Es ist nicht klar, zu welcher Stelle das gehört. Wählen Sie es zusammen mit der Stelle, oder fügen Sie zuerst die Stelle hinzu.',
  unknownSkill:
    'Dieser Name steht nicht in der Liste der Kenntnisse. Beim Bearbeiten Ihrer Kenntnisse können Sie ihn vorschlagen.',
  because: '{{label}}: {{text}}',
  store: 'Ausgewähltes speichern ({{n}})',
  undo: 'Gespeichertes zurücknehmen ({{n}})',
  stored: 'Gespeichert: {{n}}.',
  undoHint: 'Sie können alles zurücknehmen, auch wenn Sie später auf diese Seite zurückkehren.',
  refused: 'Nicht gespeichert: {{n}}. Der Grund steht jeweils dabei.',
  chooseSome: 'Wählen Sie, was gespeichert werden soll.',
  last: {
    title: 'Ihre letzte Übernahme',
    lead: 'Dieses Gerät kennt noch, was Sie übernommen haben. Beim Zurücknehmen wird neu Gespeichertes gelöscht, auch was Sie seither ergänzt haben.',
    forget: 'Behalten und schließen',
  },
  outcome: {
    running: 'Wird gespeichert …',
    created: 'Gespeichert',
    changed: 'Geändert',
    undone: 'Zurückgenommen',
    refused: 'Nicht gespeichert. {{reason}}',
    partly: '„{{below}}“ wurde nicht gespeichert. {{reason}}',
    kept: 'Das konnte nicht zurückgenommen werden. {{reason}}',
  },
};
