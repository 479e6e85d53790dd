export const de = {
  save: 'Speichern',
  yes: 'Ja',
  no: 'Nein',
  empty: 'Leer',
  restored: 'Ihre letzten Eingaben wurden wiederhergestellt. Sie sind noch nicht gespeichert.',
  kept: 'Ihre Eingaben sind auf dieser Seite noch vorhanden.',
  unanswered:
    'Die Verbindung wurde unterbrochen. Ob gespeichert wurde, ist noch unklar; das wird geprüft, sobald die Verbindung wieder besteht.',
  state: {
    saving: 'Wird gespeichert …',
    unsaved: 'Es gibt ungespeicherte Änderungen',
    saved: 'Gespeichert ({{time}})',
  },
  discard: {
    action: 'Änderungen verwerfen',
    title: 'Änderungen verwerfen?',
    content: 'Nicht gespeicherte Eingaben gehen verloren, der zuletzt gespeicherte Stand erscheint wieder.',
    confirm: 'Verwerfen',
  },
  leave: {
    title: 'Es gibt ungespeicherte Änderungen',
    content:
      'Wenn Sie die Seite jetzt verlassen, werden die Änderungen nicht gespeichert. Ihre Eingaben bleiben auf diesem Gerät und werden bei der Rückkehr wiederhergestellt.',
    confirm: 'Ohne Speichern verlassen',
  },
  other: {
    title: 'Der Inhalt wurde an anderer Stelle geändert',
    choose:
      'Seit Sie diese Seite geöffnet haben, wurden an anderer Stelle Änderungen gespeichert. Wählen Sie, was bleiben soll. Noch wurde nichts überschrieben.',
    taken:
      'Seit Sie diese Seite geöffnet haben, wurden an anderer Stelle diese Änderungen gespeichert. Sie werden übernommen, Ihre eigenen Eingaben bleiben.',
    mine: 'Ihre Eingabe',
    theirs: 'An anderer Stelle gespeichert',
    keepMine: 'Meine Eingabe behalten',
    takeTheirs: 'Andere Änderung übernehmen',
    continue: 'Damit weiterarbeiten',
  },
  upload: {
    empty: 'Diese Datei ist leer. Bitte wählen Sie eine andere.',
    tooLarge: 'Diese Datei ist zu groß (höchstens {{n}} MB). Bitte verkleinern Sie sie zuerst.',
    wrongType: 'Dateien dieser Art können nicht verwendet werden.',
    unreadable: 'Der Inhalt der Datei konnte nicht gelesen werden. Bitte prüfen Sie, ob sie beschädigt ist.',
    tooSmall: 'Dieses Bild ist zu klein. Die kürzere Seite muss mindestens 200 Pixel haben.',
    tooManyPixels:
      'Dieses Bild hat zu viele Bildpunkte. Höchstens 64 Millionen sind möglich (etwa 8.000 × 8.000).',
    activeContent:
      'Dokumente mit Makros, eingebetteten Objekten oder Teilen aus anderen Dateien sind nicht möglich. Entfernen Sie diese oder wählen Sie ein PDF des Dokuments.',
    tooMany: 'In kurzer Zeit wurden viele Dateien gesendet. Bitte wählen Sie sie später noch einmal.',
    noRoom:
      'Die Höchstmenge gespeicherter Dateien ist erreicht. Bitte löschen Sie nicht mehr benötigte Dateien.',
  },
  sort: {
    help: 'Ziehen Sie eine Zeile am Griff, oder heben Sie sie mit der Leertaste auf, bewegen Sie sie mit den Pfeiltasten und legen Sie sie mit der Leertaste ab. Esc legt sie zurück.',
    touchHelp: 'Halten Sie einen Griff mit dem Finger und verschieben Sie ihn, um die Reihenfolge zu ändern.',
    handle: '„{{name}}“ verschieben',
    held: '„{{name}}“ ist aufgehoben. Bewegen Sie es mit den Pfeiltasten.',
    moved: '„{{name}}“ ist jetzt an Stelle {{place}} von {{n}}.',
    dropped: '„{{name}}“ liegt jetzt an Stelle {{place}} von {{n}}.',
    returned: '„{{name}}“ ist wieder an seiner alten Stelle.',
  },
  picture: {
    remove: 'Bild entfernen',
  },
  rules: {
    taken: 'Für diese Adresse gibt es schon ein Konto',
    duplicate: 'Eine frühere Zeile hat dieselbe Adresse',
    email: 'Das ist keine E-Mail-Adresse',
    number: 'Bitte eine Zahl eingeben',
    somethingToPublish: 'Zum Veröffentlichen mindestens eine Bewertung oder einen Kommentar eingeben',
    somethingToUse: 'Zum Veröffentlichen bitte Gutscheincode, URL oder Anleitung eingeben',
    required: 'Bitte füllen Sie dieses Feld aus',
    katakana: 'Bitte Hiragana oder Katakana verwenden',
    phone: 'Bitte 10 oder 11 Ziffern eingeben',
    date: 'Bitte prüfen Sie das Datum',
    birthDate: 'Bitte prüfen Sie das Geburtsdatum',
    fifteenYearsAgo: 'Registrieren kann man sich ab {{n}} Jahren',
    length: 'Bitte höchstens {{most}} Zeichen eingeben',
    lengths: 'Bitte {{least}} bis {{most}} Zeichen eingeben',
    range: 'Bitte eine Zahl von {{least}} bis {{most}} eingeben',
    step: 'Bitte eine Zahl in Schritten von {{n}} eingeben',
  },
};
