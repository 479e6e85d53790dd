export const de = {
  notFound: 'Nicht gefunden. Vielleicht wurde es gelöscht oder ist nicht mehr öffentlich.',
  unauthorized: 'Das ist hier nicht möglich.',
  conflict:
    'Das wurde inzwischen anderswo geändert. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  invalidInput: 'Bitte prüfen Sie Ihre Eingaben.',
  tooManyRequests: 'Zu viele Versuche in kurzer Zeit. Bitte versuchen Sie es etwas später noch einmal.',
  tooManyUntil: 'Zu viele Versuche in kurzer Zeit. Ab {{time}} (japanischer Zeit) geht es weiter.',
  signedOut: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  offline: 'Keine Verbindung zum Internet. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  unexpected: 'Etwas ist schiefgegangen. Bitte versuchen Sie es später noch einmal.',
  reference: '(Referenz: {{id}})',
  rules: {
    notInFuture: 'Bitte geben Sie ein Datum bis heute an.',
    notBeforeStart: 'Das Ende darf nicht vor dem Beginn liegen.',
    noneWhileContinuing: 'Was noch andauert, hat kein Enddatum.',
    notBeforeRelease: 'Das Ablaufdatum darf nicht vor dem Ausstellungsdatum liegen.',
    noneWithoutExpiry: 'Eine unbefristete Qualifikation hat kein Ablaufdatum.',
    notAboveMaximum: 'Das Minimum darf nicht über dem Maximum liegen.',
    fileOrUrl: 'Bitte eine Datei wählen oder eine URL eingeben.',
    https: 'Bitte geben Sie eine URL an, die mit https:// beginnt.',
    domain: 'Geben Sie eine Domain wie example.co.jp ein.',
    sharedDomain: 'Diese Domain gehört einem E-Mail-Anbieter. Geben Sie die des Unternehmens ein.',
    host: 'Bitte geben Sie eine URL dieses Dienstes an.',
    visible: 'Zeilenumbrüche und unsichtbare Zeichen sind nicht möglich.',
    sameName: 'Ein anderer Eintrag hat diesen Namen schon.',
    taken: 'Ein anderes Unternehmen trägt diesen Namen.',
    reserved: 'Dieser Name ist nicht verfügbar. Bitte wählen Sie einen anderen.',
    slug: 'Verwenden Sie Kleinbuchstaben, Ziffern und Bindestriche in der Mitte.',
    ownUpload: 'Bitte wählen Sie die Datei noch einmal aus.',
    most: 'Die höchste Anzahl an Einträgen ist erreicht. Bitte löschen Sie einen, bevor Sie einen weiteren hinzufügen.',
    exists: 'Diesen Eintrag gibt es nicht. Bitte wählen Sie einen anderen.',
    areaForOffice: 'Wählen Sie für die Arbeit vor Ort mindestens einen Ort, an dem Sie arbeiten können.',
    sexLimit:
      'Stellenangebote dürfen kein Geschlecht voraussetzen oder bevorzugen. Bitte formulieren Sie den Text so, dass sich alle bewerben können.',
    ageLimit:
      'Stellenangebote dürfen kein Alter voraussetzen oder bevorzugen. Gilt eine Ausnahme von Artikel 9 des Gesetzes zur Arbeitspolitik, nennen Sie den Grund bitte hier.',
    nationalityLimit:
      'Stellenangebote dürfen keine Nationalität oder Herkunft voraussetzen oder bevorzugen. Nötige Japanischkenntnisse oder eine Arbeitserlaubnis dürfen Sie nennen.',
    familyLimit:
      'Stellenangebote dürfen weder Familie noch Ehe zur Bedingung machen oder danach fragen. Bitte nennen Sie, was die Arbeit verlangt, etwa Tage und Zeiten.',
    indirectLimit:
      'Körpergröße, Gewicht, Kraft oder eine Versetzung mit Umzug dürfen nur verlangt werden, wenn die Arbeit es erfordert. Nennen Sie dann bitte auch den Grund.',
    mailAddress:
      'E-Mail-Adressen sind hier nicht erlaubt. Nutzen Sie stattdessen die Nachrichten auf Enishi.',
    telephoneNumber:
      'Telefonnummern sind hier nicht erlaubt. Nutzen Sie stattdessen die Nachrichten auf Enishi.',
    foreignLink: 'Links auf andere Websites sind nicht erlaubt. Bitte schreiben Sie das Nötige hier.',
    hiddenName: 'Dieser Text verrät den Namen der verborgenen Organisation. Bitte ändern Sie ihn.',
  },
};
