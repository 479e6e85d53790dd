export const fr = {
  title: { new: 'Nouveau projet', edit: 'Modifier le projet' },
  titleOf: 'Modifier {{title}}',
  lead: {
    admin:
      'Jusqu’à sa publication, c’est un brouillon visible des seuls administrateurs. Votre saisie reste aussi sur cet appareil.',
    client:
      'Tant que vous ne demandez pas la publication, c’est un brouillon que seuls nous et vos collègues voyons. Votre saisie reste aussi sur cet appareil.',
  },
  stale: 'Ce projet est publié depuis un certain temps. Vérifiez que tout est toujours exact.',
  ask: 'Demander la publication',
  asked: 'Enregistré. Nous allons vérifier le projet.',
  askingHint:
    'Nous vérifions le projet, puis nous le publions. S’il faut modifier quelque chose, nous le renvoyons en brouillon avec une explication.',
  field: { selectionProcesses: 'Étapes de la sélection', publication: 'État' },
  section: {
    basic: 'Général',
    conditions: 'Conditions',
    items: 'Conditions de l’annonce',
    content: 'Contenu',
    skills: 'Compétences',
    selection: 'Sélection',
    hiding: 'Anonymat',
    staff: 'Pour les administrateurs',
    publication: 'Publication',
  },
  items: {
    lead: {
      EMPLOYMENT:
        'L’Employment Security Act (article 5-3) et son ordonnance (article 4-2) veulent que les candidats connaissent ces conditions. Qu’elles figurent avant la publication est une règle d’Enishi. Ceci n’est pas un conseil juridique.',
      CONTRACT:
        'Le Freelance Act (article 12) veut que les indications soient exactes et à jour. N’indiquez les deux que si elles sont fixées. Ceci n’est pas un conseil juridique.',
      open: 'Choisissez le type de contrat pour voir les conditions à indiquer. Pour une activité secondaire ou un stage, choisissez aussi entre emploi salarié et prestation.',
    },
    hint: {
      contractKind:
        'Un emploi salarié relève du droit du travail, une prestation des règles applicables aux indépendants.',
      dutiesChange:
        'Par exemple : au début, développement web ; ensuite, toute tâche confiée par l’entreprise.',
      renewalTerms:
        'Par exemple : renouvelé chaque année selon la charge et les résultats ; quatre fois au plus, cinq ans en tout.',
      trialPeriod: 'Par exemple : trois mois aux mêmes conditions, ou aucune.',
      placeChange:
        'Par exemple : au début, siège ; ensuite, tout lieu désigné par l’entreprise, télétravail compris.',
      workingHours:
        'Par exemple : de 9 h 30 à 18 h 30, pause de 60 minutes ; environ 10 heures supplémentaires par mois.',
      discretionaryWork:
        'Seulement si applicable. Par exemple : une journée compte pour 8 heures de travail.',
      holidays:
        'Par exemple : week-ends, jours fériés, fin d’année, congés annuels (loi sur les normes du travail, art. 39).',
      overtimePay:
        'Seulement s’il est versé. Par exemple : 45 000 yens pour 20 heures par mois ; les heures au-delà sont payées en plus.',
      insurance: 'Par exemple : chômage, accidents du travail, maladie et retraite.',
      smokingMeasures: 'Par exemple : interdiction de fumer à l’intérieur, ou salle réservée.',
      engagementPeriod: 'Par exemple : d’avril à septembre 2026, prolongé d’un commun accord.',
      endingTerms: 'Par exemple : chaque partie peut y mettre fin avec un préavis de 30 jours.',
    },
  },
  neededToPublish: 'Requis pour publier',
  length: '{{n}} caractères sur {{most}}',
  days: 'jours',
  hours: 'heures',
  titleHint: 'Dites en un coup d’œil en quoi consiste le travail.',
  organization: {
    hint: 'Cherchez par nom et choisissez.',
    nameHint: 'Seulement pour une organisation absente de la liste.',
  },
  occupationHint: 'Sert aux résultats de recherche et au motif de la couverture.',
  occupationsHint: 'Permet de trouver le projet sous d’autres métiers.',
  coverHint: 'Sans image, le motif du métier s’affiche.',
  overViewHint: 'Un résumé, affiché aussi dans les résultats de recherche.',
  skillsHint: 'Affichées sur la carte dans les résultats de recherche.',
  steps: {
    title: 'Nom de l’étape {{n}}',
    description: 'Description de l’étape {{n}}',
    example: 'Exemple : un premier échange',
    about: 'Déroulement, durée approximative',
    add: 'Ajouter une étape',
    remove: 'Supprimer',
    removeOf: 'Supprimer l’étape {{n}}',
    broken: 'Étape {{n}} : {{rule}}',
    kept: 'Les étapes enregistrées peuvent être modifiées et déplacées. Pour en supprimer une, contactez-nous.',
  },
  hidingLead: 'Choisissez ce que montre la page publique pour que l’organisation ne soit pas reconnue.',
  hidesName: 'La page publique montre seulement l’appellation ci-dessous.',
  showsName: 'La page publique montre le nom de l’organisation.',
  showsNameSettled:
    'La page publique montre le nom de l’organisation. Pour le masquer sur une offre publique, contactez l’équipe d’Enishi.',
  hidingNote: {
    EMPLOYMENT:
      'L’article 5-4 de la loi sur la sécurité de l’emploi demande que le nom de l’entreprise qui recrute soit indiqué exactement. Pour une offre sans nom, l’équipe d’Enishi répond aux personnes qui le demandent avant de postuler. Donner une raison et laisser l’équipe décider de la publication est une règle d’Enishi. Ceci n’est pas un conseil juridique.',
    CONTRACT:
      'L’article 12 de la loi sur les freelances demande que le nom de l’entreprise qui recrute soit indiqué exactement. Nous n’avons trouvé aucune règle qui permette de l’omettre pour un contrat de prestation. Donner une raison et laisser l’équipe décider de la publication est une règle d’Enishi. Ceci n’est pas un conseil juridique.',
  },
  hidingReasonHint:
    'Absente de la page publique. Seules l’équipe d’Enishi, qui décide de la publication, et les personnes chargées de cette offre la lisent. Exemple : une activité pas encore annoncée',
  hiddenNameHint: 'Exemple : une entreprise de logiciels logistiques en croissance',
  hidesSkills: 'La page publique montre seulement les compétences ci-dessous.',
  showsSkills: 'La page publique montre les compétences.',
  hiddenSkillsHint: 'Séparez-les par des virgules. Exemple : front-end, cloud',
  consultantHint: 'Le nom de la personne référente, affiché sur la page publique.',
  owners: {
    hint: 'Les personnes qui peuvent modifier ce projet et lire ses messages. S’il n’y en a pas, les messages des candidats arrivent aux propriétaires de l’entreprise et aux référents.',
    show: 'Afficher les noms et modifier',
    add: 'Ajouter un propriétaire',
  },
  memoHint: 'Seuls les administrateurs et les propriétaires le lisent. La page publique ne le montre pas.',
  excellentHint: 'Activé, l’accueil et les résultats de recherche mettent le projet en avant.',
  publication: { DRAFT: 'Brouillon', REQUESTED: 'En attente', PUBLIC: 'Public', CLOSED: 'Clos' },
  publicationHint: {
    DRAFT: 'Visible des administrateurs et du personnel de l’organisation.',
    REQUESTED: 'L’organisation a demandé sa publication.',
    PUBLIC: 'Une fois enregistré, tout le monde le voit, aussi dans les résultats de recherche.',
    CLOSED: 'Il n’apparaît plus dans les recherches et personne ne peut postuler.',
  },
  save: {
    same: {
      DRAFT: 'Enregistrer le brouillon',
      REQUESTED: 'Enregistrer',
      PUBLIC: 'Publier les changements',
      CLOSED: 'Enregistrer',
    },
    to: {
      DRAFT: 'Remettre en brouillon',
      REQUESTED: 'Demander la publication',
      PUBLIC: 'Publier',
      CLOSED: 'Clore le projet',
    },
  },
  edited: 'Vos modifications sont publiques',
  saved: {
    DRAFT: 'Brouillon enregistré',
    REQUESTED: 'Enregistré',
    PUBLIC: 'Publié',
    CLOSED: 'Enregistré. Le projet est clos.',
  },
  check: {
    title: 'Vérification du projet',
    lead: 'À faire avant la publication : {{n}}',
    ready: 'Prêt à être publié.',
    missing: 'Non renseigné',
    missingOfOrganization: 'Non renseigné pour l’organisation',
    organizationLacks:
      'Renseignez d’abord l’adresse et le contact de l’organisation. La vérification de l’annonce y mène.',
    rewrite: 'À reformuler avant de publier',
    basis: 'Fondement : {{basis}}',
  },
  basis: {
    equalOpportunity5: 'loi sur l’égalité des chances, article 5',
    equalOpportunity7: 'loi sur l’égalité des chances, article 7, et règlement, article 2',
    laborPolicies9: 'loi sur les politiques de l’emploi, article 9',
    employmentSecurity3: 'loi sur la sécurité de l’emploi, article 3',
    employmentSecurityGuideline5: 'lignes directrices de l’article 5-5 de la loi sur la sécurité de l’emploi',
    policy: 'règles d’annonce d’Enishi',
  },
  hiddenName: {
    title: 'Le texte révèle le nom de l’organisation cachée',
    content: 'Reformulez ces champs, ou publiez quand même : {{fields}}. Ce choix est consigné.',
    accept: 'Publier quand même',
  },
  otherPicture: 'Une autre image',
  preview: {
    open: 'Aperçu',
    title: 'Aperçu de la page publique',
    viewers: 'Vu par',
    viewer: { GUEST: 'Visiteur', TALENT: 'Talent', CLIENT: 'Organisation' },
    note: {
      GUEST: 'Ce que voient les personnes non connectées. Les changements non enregistrés sont compris.',
      TALENT:
        'Ce que voient les talents connectés. La correspondance varie selon les personnes et ne figure pas ici.',
      CLIENT: 'Ce que voit le personnel de l’organisation, y compris ce qui est caché aux autres.',
    },
    card: 'Dans les résultats de recherche',
    page: 'Page publique',
  },
};
