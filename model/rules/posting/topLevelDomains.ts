/** The top-level domains that the posting rules take for the end of a host name. Others end names of files and libraries. */
export const topLevelDomains = (
  'com jp net org info biz io co dev app me tv cc ai ly ee gg gl gle link page site online shop store tokyo osaka xyz ' +
  'cloud asia tech careers jobs us uk eu to be'
).split(' ');
