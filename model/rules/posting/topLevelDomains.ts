/**
 * The top-level domains by which the posting rules recognize a host name. Domains that are also common
 * endings of file names or names of libraries (such as `.js`) are left out.
 */
export const topLevelDomains = (
  'com jp net org info biz io co dev app me tv cc ai ly ee gg gl gle link page site online shop store tokyo osaka xyz ' +
  'cloud asia tech careers jobs us uk eu to be'
).split(' ');
