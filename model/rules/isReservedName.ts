import { withoutVariants } from './withoutVariants';

/**
 * The names (in lower case) that a talent must not take, because only Enishi itself and deleted accounts
 * appear under them.
 */
const RESERVED = ['運営', '事務局', '退会ユーザー', 'enishi'];

/**
 * Characters that look like letters of the reserved names, by letter: those that Unicode's compatibility form
 * (NFKC) converts to the letter. The table is needed because APPSYNC_JS has no `String.prototype.normalize`.
 */
const ALIKE: Readonly<Record<string, string>> = {
  営: '🈺',
  ユ: '㋴ ﾕ',
  ー: 'ｰ',
  ザ: 'ｻﾞ ｻ\u3099 サ\u3099 サﾞ',
  e: 'ᴱ ᵉ ₑ ℯ ℰ ⅇ Ⓔ ⓔ Ｅ ｅ 𜳚 𝐄 𝐞 𝐸 𝑒 𝑬 𝒆 𝓔 𝓮 𝔈 𝔢 𝔼 𝕖 𝕰 𝖊 𝖤 𝖾 𝗘 𝗲 𝘌 𝘦 𝙀 𝙚 𝙴 𝚎 🄴',
  n: 'ᴺ ⁿ ₙ ℕ Ⓝ ⓝ Ｎ ｎ 𜳣 𝐍 𝐧 𝑁 𝑛 𝑵 𝒏 𝒩 𝓃 𝓝 𝓷 𝔑 𝔫 𝕟 𝕹 𝖓 𝖭 𝗇 𝗡 𝗻 𝘕 𝘯 𝙉 𝙣 𝙽 𝚗 🄽',
  i: 'ᴵ ᵢ ⁱ ℐ ℑ ℹ ⅈ Ⅰ ⅰ Ⓘ ⓘ Ｉ ｉ 𜳞 𝐈 𝐢 𝐼 𝑖 𝑰 𝒊 𝒾 𝓘 𝓲 𝔦 𝕀 𝕚 𝕴 𝖎 𝖨 𝗂 𝗜 𝗶 𝘐 𝘪 𝙄 𝙞 𝙸 𝚒 🄸',
  s: 'ſ ˢ ₛ Ⓢ ⓢ ꟱ Ｓ ｓ 𜳨 𝐒 𝐬 𝑆 𝑠 𝑺 𝒔 𝒮 𝓈 𝓢 𝓼 𝔖 𝔰 𝕊 𝕤 𝕾 𝖘 𝖲 𝗌 𝗦 𝘀 𝘚 𝘴 𝙎 𝙨 𝚂 𝚜 🅂',
  h: 'ʰ ᴴ ₕ ℋ ℌ ℍ ℎ Ⓗ ⓗ Ｈ ｈ 𜳝 𝐇 𝐡 𝐻 𝑯 𝒉 𝒽 𝓗 𝓱 𝔥 𝕙 𝕳 𝖍 𝖧 𝗁 𝗛 𝗵 𝘏 𝘩 𝙃 𝙝 𝙷 𝚑 🄷',
};
const SEPARATING = '\u00a0 \u3000 ・ ･ . ． - － _ ＿ ( ) （ ）';

const without = (text: string, parts: readonly string[], instead: string): string =>
  parts.reduce((rest, part) => rest.split(part).join(instead), text);

/**
 * Returns whether a name consists of nothing but reserved names and separators such as spaces and hyphens, in
 * any width, style or case, with or without variation selectors. Resolvers use this function too, so it is limited to
 * the APPSYNC_JS subset.
 */
export function isReservedName(name: string): boolean {
  const separators = [' ', ...SEPARATING.split(' ')];
  const letters = Object.entries(ALIKE).reduce(
    (text, [letter, alike]) => without(text, alike.split(' '), letter),
    without(withoutVariants(name), separators, ''),
  );
  return letters !== '' && without(letters.toLowerCase(), RESERVED, '') === '';
}
