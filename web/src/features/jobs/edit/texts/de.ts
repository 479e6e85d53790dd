export const de = {
  title: { new: 'Neues Projekt', edit: 'Projekt bearbeiten' },
  titleOf: '{{title}} bearbeiten',
  lead: {
    admin:
      'Bis zur Veröffentlichung ist dies ein Entwurf, den nur Administratoren sehen. Ihre Eingaben bleiben auch auf diesem Gerät.',
    client:
      'Bis Sie um Veröffentlichung bitten, ist dies ein Entwurf, den nur wir und Ihre Kolleginnen und Kollegen sehen. Ihre Eingaben bleiben auch auf diesem Gerät.',
  },
  stale: 'Dieses Projekt ist schon länger veröffentlicht. Bitte prüfen Sie, ob alles noch stimmt.',
  ask: 'Veröffentlichung anfragen',
  asked: 'Gespeichert. Wir prüfen das Projekt.',
  askingHint:
    'Wir prüfen das Projekt und veröffentlichen es dann. Muss etwas geändert werden, geben wir es mit einer Begründung als Entwurf zurück.',
  field: { selectionProcesses: 'Auswahlschritte', publication: 'Status' },
  section: {
    basic: 'Grunddaten',
    conditions: 'Bedingungen',
    items: 'Bedingungen der Ausschreibung',
    content: 'Inhalt',
    skills: 'Kenntnisse',
    selection: 'Auswahl',
    hiding: 'Anonymität',
    staff: 'Für Administratoren',
    publication: 'Veröffentlichung',
  },
  items: {
    lead: {
      EMPLOYMENT:
        'Das Employment Security Act (Artikel 5-3) und seine Verordnung (Artikel 4-2) verlangen, dass Bewerbende diese Bedingungen erfahren. Dass sie vor der Veröffentlichung dastehen, ist eine Regel von Enishi. Dies ist keine Rechtsberatung.',
      CONTRACT:
        'Das Freelance Act (Artikel 12) verlangt, dass die Angaben genau und aktuell sind. Geben Sie beides nur an, wenn es feststeht. Dies ist keine Rechtsberatung.',
      open: 'Wählen Sie die Vertragsart, um die Angaben der Ausschreibung zu sehen. Bei Nebentätigkeiten und Praktika wählen Sie auch zwischen Anstellung und Dienstvertrag.',
    },
    hint: {
      contractKind:
        'Für eine Anstellung gilt das Arbeitsrecht, für einen Dienstvertrag gelten die Regeln für Geschäfte mit Selbständigen.',
      dutiesChange:
        'Zum Beispiel: anfangs Webentwicklung, später alle Aufgaben, die das Unternehmen zuweist.',
      renewalTerms:
        'Zum Beispiel: jährlich verlängert, je nach Arbeitsmenge und Leistung; höchstens viermal, insgesamt fünf Jahre.',
      trialPeriod: 'Zum Beispiel: drei Monate zu gleichen Bedingungen, oder keine.',
      placeChange: 'Zum Beispiel: anfangs Hauptsitz, später jeder vom Unternehmen genannte Ort, auch mobil.',
      workingHours: 'Zum Beispiel: 9:30 bis 18:30 mit 60 Minuten Pause; etwa 10 Überstunden im Monat.',
      discretionaryWork: 'Nur falls zutreffend. Zum Beispiel: ein Tag gilt als 8 Stunden Arbeit.',
      holidays:
        'Zum Beispiel: Wochenenden, Feiertage, Jahreswechsel, Jahresurlaub (Arbeitsnormengesetz, Art. 39).',
      overtimePay:
        'Nur falls gezahlt. Zum Beispiel: 45.000 Yen für 20 Stunden im Monat; weitere Stunden werden zusätzlich bezahlt.',
      insurance: 'Zum Beispiel: Arbeitslosen-, Unfall-, Kranken- und Rentenversicherung.',
      smokingMeasures: 'Zum Beispiel: Rauchverbot in Innenräumen, oder ein Raucherraum.',
      engagementPeriod: 'Zum Beispiel: April bis September 2026, Verlängerung nach Absprache.',
      endingTerms: 'Zum Beispiel: beide Seiten können mit 30 Tagen Frist beenden.',
    },
  },
  neededToPublish: 'Für Veröffentlichung nötig',
  length: '{{n}} von {{most}} Zeichen',
  days: 'Tage',
  hours: 'Stunden',
  titleHint: 'Sagen Sie auf einen Blick, worum es bei der Arbeit geht.',
  organization: {
    hint: 'Nach Namen suchen und auswählen.',
    nameHint: 'Nur für ein Unternehmen, das nicht in der Liste steht.',
  },
  occupationHint: 'Für Suchergebnisse und das Muster des Titelbilds.',
  occupationsHint: 'So wird das Projekt auch unter anderen Berufen gefunden.',
  coverHint: 'Ohne Bild erscheint das Muster des Berufs.',
  overViewHint: 'Eine Zusammenfassung, die auch in den Suchergebnissen steht.',
  skillsHint: 'Erscheinen auf der Karte in den Suchergebnissen.',
  steps: {
    title: 'Name von Schritt {{n}}',
    description: 'Beschreibung von Schritt {{n}}',
    example: 'Beispiel: ein erstes Gespräch',
    about: 'Ablauf, ungefähre Dauer',
    add: 'Schritt hinzufügen',
    remove: 'Entfernen',
    removeOf: 'Schritt {{n}} entfernen',
    broken: 'Schritt {{n}}: {{rule}}',
    kept: 'Gespeicherte Schritte können geändert und umsortiert werden. Um einen zu entfernen, wenden Sie sich bitte an uns.',
  },
  hidingLead: 'Wählen Sie, was die öffentliche Seite zeigt, damit niemand das Unternehmen erkennt.',
  hidesName: 'Die öffentliche Seite zeigt nur die Bezeichnung unten.',
  showsName: 'Die öffentliche Seite zeigt den Namen des Unternehmens.',
  showsNameSettled:
    'Die öffentliche Seite zeigt den Namen des Unternehmens. Wenn Sie ihn bei einem öffentlichen Job verbergen möchten, wenden Sie sich an das Team von Enishi.',
  hidingNote: {
    EMPLOYMENT:
      'Artikel 5-4 des Gesetzes über die Arbeitsplatzsicherung verlangt, dass der Name des suchenden Unternehmens richtig angegeben wird. Bei einem Job ohne Namen antwortet das Team von Enishi denen, die vor der Bewerbung danach fragen. Dass ein Grund angegeben wird und das Team über die Veröffentlichung entscheidet, ist eine Regel von Enishi. Dies ist keine Rechtsberatung.',
    CONTRACT:
      'Artikel 12 des Freelance-Gesetzes verlangt, dass der Name des suchenden Unternehmens richtig angegeben wird. Eine Regel, die bei Werk- und Dienstverträgen darauf verzichtet, haben wir nicht gefunden. Dass ein Grund angegeben wird und das Team über die Veröffentlichung entscheidet, ist eine Regel von Enishi. Dies ist keine Rechtsberatung.',
  },
  hidingReasonHint:
    'Nicht auf der öffentlichen Seite. Nur das Team von Enishi, das über die Veröffentlichung entscheidet, und die Zuständigen dieses Jobs lesen ihn. Beispiel: ein noch nicht angekündigtes Geschäft',
  hiddenNameHint: 'Beispiel: ein wachsendes Unternehmen für Logistiksoftware',
  hidesSkills: 'Die öffentliche Seite zeigt nur die Kenntnisse unten.',
  showsSkills: 'Die öffentliche Seite zeigt die Kenntnisse.',
  hiddenSkillsHint: 'Mit Kommas trennen. Beispiel: Frontend, Cloud',
  consultantHint: 'Der Name der Ansprechperson, den die öffentliche Seite zeigt.',
  owners: {
    hint: 'Personen, die dieses Projekt bearbeiten und ihre Nachrichten lesen können. Gibt es keine, gehen die Nachrichten der Bewerber an die Eigentümer des Unternehmens und die Zuständigen.',
    show: 'Namen anzeigen und ändern',
    add: 'Eigentümer hinzufügen',
  },
  memoHint: 'Nur Administratoren und Eigentümer lesen es. Die öffentliche Seite zeigt es nicht.',
  excellentHint: 'Wenn aktiv, heben Startseite und Suchergebnisse das Projekt hervor.',
  publication: { DRAFT: 'Entwurf', REQUESTED: 'Wartet auf Prüfung', PUBLIC: 'Öffentlich', CLOSED: 'Beendet' },
  publicationHint: {
    DRAFT: 'Nur Administratoren und Beschäftigte des Unternehmens sehen es.',
    REQUESTED: 'Das Unternehmen hat um Veröffentlichung gebeten.',
    PUBLIC: 'Nach dem Speichern sehen es alle, auch in den Suchergebnissen.',
    CLOSED: 'Es erscheint nicht in Suchergebnissen, und niemand kann sich bewerben.',
  },
  save: {
    same: {
      DRAFT: 'Entwurf speichern',
      REQUESTED: 'Speichern',
      PUBLIC: 'Änderungen veröffentlichen',
      CLOSED: 'Speichern',
    },
    to: {
      DRAFT: 'Zum Entwurf machen',
      REQUESTED: 'Veröffentlichung anfragen',
      PUBLIC: 'Veröffentlichen',
      CLOSED: 'Projekt beenden',
    },
  },
  edited: 'Ihre Änderungen sind öffentlich',
  saved: {
    DRAFT: 'Entwurf gespeichert',
    REQUESTED: 'Gespeichert',
    PUBLIC: 'Veröffentlicht',
    CLOSED: 'Gespeichert. Das Projekt ist beendet.',
  },
  check: {
    title: 'Prüfung des Projekts',
    lead: 'Noch zu tun bis zur Veröffentlichung: {{n}}',
    ready: 'Bereit zur Veröffentlichung.',
    missing: 'Nicht ausgefüllt',
    missingOfOrganization: 'Für die Organisation nicht hinterlegt',
    organizationLacks:
      'Hinterlegen Sie zuerst Anschrift und Kontakt der Organisation. Die Prüfung der Stelle führt dorthin.',
    rewrite: 'Vor der Veröffentlichung bitte umformulieren',
    basis: 'Grundlage: {{basis}}',
  },
  basis: {
    equalOpportunity5: 'Gleichstellungsgesetz, Artikel 5',
    equalOpportunity7: 'Gleichstellungsgesetz, Artikel 7, und Verordnung, Artikel 2',
    laborPolicies9: 'Gesetz zur Förderung der Arbeitspolitik, Artikel 9',
    employmentSecurity3: 'Arbeitsvermittlungsgesetz, Artikel 3',
    employmentSecurityGuideline5: 'Leitlinie zu Artikel 5-5 des Arbeitsvermittlungsgesetzes',
    policy: 'Richtlinie von Enishi',
  },
  hiddenName: {
    title: 'Der Text verrät den Namen des verborgenen Unternehmens',
    content:
      'Formulieren Sie diese Felder um, oder veröffentlichen Sie trotzdem: {{fields}}. Das wird protokolliert.',
    accept: 'Trotzdem veröffentlichen',
  },
  otherPicture: 'Ein anderes Bild',
  preview: {
    open: 'Vorschau',
    title: 'Vorschau der öffentlichen Seite',
    viewers: 'Gesehen von',
    viewer: { GUEST: 'Gast', TALENT: 'Talent', CLIENT: 'Unternehmen' },
    note: {
      GUEST: 'Was Personen ohne Anmeldung sehen. Ungespeicherte Änderungen sind enthalten.',
      TALENT:
        'Was angemeldete Talente sehen. Wie gut das Projekt passt, ist bei jeder Person anders und fehlt hier.',
      CLIENT: 'Was die Beschäftigten des Unternehmens sehen, auch das vor anderen Verborgene.',
    },
    card: 'In den Suchergebnissen',
    page: 'Öffentliche Seite',
  },
};
