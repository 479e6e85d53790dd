/** Why what an organization notes about a talent for itself is not disclosed, in Japanese. */
export const assessment =
  '選考にあたった企業の内部の評価で、開示すると業務の適正な実施に著しい支障を及ぼすおそれがあるため（個人情報保護法第33条第2項第2号）';
