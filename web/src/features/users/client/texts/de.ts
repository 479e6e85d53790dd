export const de = {
  title: 'Talent',
  facts: 'Angaben und Wünsche',
  skills: 'Kenntnisse und Erfahrung in Jahren',
  years: '{{n}} Jahre',
  qualifications: 'Qualifikationen',
  career: 'Werdegang',
  files: {
    title: 'Bewerbungsunterlagen',
    lead: 'Unterlagen, die einer Bewerbung beigefügt sind. Ein Download-Link gilt fünf Minuten.',
    gone: '{{filename}} ist zurzeit nicht verfügbar.',
  },
  interviews: 'Gespräche',
  interview: 'Gespräch',
  evaluation: 'Gesamt {{n}}',
  applications: 'Bewerbungen auf Ihre Projekte',
  offer: {
    applied:
      'Dieses Talent hat sich auf das Projekt bereits beworben. Schreiben Sie auf der Seite der Bewerbung.',
    open: 'Ansprechen oder empfehlen',
    title: '„{{name}}“ ein Projekt anbieten',
    job: 'Projekt',
    type: 'Art',
    types: {
      SCOUTED: 'Ansprechen (Nachricht senden)',
      RECOMMENDED: 'Empfehlen (als Kandidat vormerken)',
    },
    message: 'Nachricht',
    messageHint: 'Damit beginnt eine Unterhaltung mit dem Talent.',
    messageMissing: 'Bitte geben Sie eine Nachricht ein',
    noJobs: 'Kein Projekt ist öffentlich. Sobald eines veröffentlicht ist, können Sie es hier anbieten.',
    again: 'Dieses Projekt haben Sie bereits angeboten.',
    submit: {
      SCOUTED: 'Nachricht senden',
      RECOMMENDED: 'Empfehlen',
    },
    done: {
      SCOUTED: '„{{name}}“ wurde angesprochen',
      RECOMMENDED: '„{{name}}“ wurde empfohlen',
    },
  },
};
