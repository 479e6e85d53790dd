/**
 * The top-level domains by which the posting rules recognize a host name. Those with which names of files and
 * libraries often end are not among them.
 */
export const topLevelDomains = (
  'com jp net org info biz io co dev app me tv cc ai ly ee gg gl gle link page site online shop store tokyo osaka xyz ' +
  'cloud asia tech careers jobs us uk eu to be'
).split(' ');
