/** The Japanese texts of the videos of interviews. */
export const ja = {
  video: '面談の動画',
  play: '「{{name}}」を再生する',
  failed: '動画を開けませんでした。時間をおいて、もう一度お試しください。',
  elsewhere: '「{{name}}」を別のサイトで見る',
};
