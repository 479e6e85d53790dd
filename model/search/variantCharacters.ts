/**
 * Kanji of old orthography and of names, each followed by the one that is usual today, with a space between the
 * pairs. A search for one of them finds the other. It is one text, because the size of a resolver's code is
 * limited. Compatibility ideographs such as 塚 are not among them: Unicode normalization replaces these.
 */
export const variantKanji =
  '亞亜 惡悪 壓圧 圍囲 醫医 爲為 壹壱 稻稲 飮飲 隱隠 營営 榮栄 衞衛 驛駅 圓円 緣縁 鹽塩 奧奥 應応 橫横 歐欧 毆殴 黃黄 溫温 穩穏 ' +
  '假仮 價価 畫画 會会 壞壊 懷懐 繪絵 擴拡 殼殻 覺覚 學学 嶽岳 樂楽 勸勧 卷巻 寬寛 歡歓 罐缶 觀観 關関 陷陥 顏顔 旣既 歸帰 氣気 龜亀 ' +
  '僞偽 戲戯 犧犠 舊旧 據拠 擧挙 虛虚 峽峡 挾挟 狹狭 鄕郷 曉暁 區区 驅駆 勳勲 薰薫 徑径 惠恵 揭掲 溪渓 經経 繼継 莖茎 螢蛍 輕軽 鷄鶏 ' +
  '藝芸 擊撃 缺欠 儉倹 劍剣 劔剣 劒剣 釼剣 剱剣 圈圏 檢検 權権 獻献 硏研 縣県 險険 顯顕 驗験 嚴厳 效効 廣広 恆恒 鑛鉱 礦鉱 號号 國国 圀国 ' +
  '黑黒 濟済 碎砕 齊斉 齋斎 劑剤 櫻桜 册冊 雜雑 產産 參参 慘惨 棧桟 蠶蚕 贊賛 讚讃 殘残 絲糸 齒歯 兒児 辭辞 濕湿 實実 舍舎 寫写 釋釈 壽寿 ' +
  '收収 從従 澁渋 澀渋 獸獣 縱縦 肅粛 處処 緖緒 敍叙 奬奨 獎奨 將将 涉渉 燒焼 稱称 證証 乘乗 剩剰 壤壌 孃嬢 條条 淨浄 狀状 疊畳 讓譲 釀醸 ' +
  '囑嘱 觸触 寢寝 愼慎 晉晋 眞真 刄刃 盡尽 圖図 粹粋 醉酔 隨随 髓髄 數数 樞枢 瀨瀬 聲声 靜静 攝摂 竊窃 專専 戰戦 淺浅 潛潜 纖繊 踐践 錢銭 ' +
  '禪禅 雙双 壯壮 搜捜 插挿 揷挿 巢巣 爭争 窗窓 總総 聰聡 莊荘 裝装 騷騒 增増 臟臓 藏蔵 屬属 續続 墮堕 對対 體体 帶帯 滯滞 臺台 瀧滝 擇択 ' +
  '澤沢 單単 擔担 膽胆 團団 彈弾 斷断 癡痴 遲遅 晝昼 蟲虫 鑄鋳 廳庁 聽聴 鎭鎮 遞逓 鐵鉄 鐡鉄 銕鉄 轉転 點点 傳伝 黨党 盜盗 燈灯 當当 鬭闘 鬪闘 ' +
  '德徳 獨独 讀読 屆届 繩縄 貳弐 惱悩 腦脳 霸覇 廢廃 拜拝 賣売 麥麦 發発 髮髪 拔抜 蠻蛮 祕秘 濱浜 濵浜 甁瓶 佛仏 拂払 倂併 竝並 變変 邊辺 邉辺 ' +
  '辨弁 瓣弁 辯弁 舖舗 步歩 穗穂 寶宝 寳宝 襃褒 豐豊 沒没 飜翻 槪概 萬万 滿満 默黙 餠餅 歷歴 曆暦 戾戻 彌弥 藥薬 譯訳 豫予 餘余 與与 譽誉 ' +
  '搖揺 樣様 謠謡 來来 賴頼 亂乱 覽覧 龍竜 兩両 獵猟 綠緑 淚涙 壘塁 勵励 禮礼 靈霊 齡齢 戀恋 爐炉 勞労 樓楼 錄録 灣湾 亙亘 凜凛 堯尭 巖巌 ' +
  '檜桧 槇槙 祿禄 穰穣 遙遥 瑤瑶 瘦痩 蔣蒋 彥彦 淸清 靑青 內内 吳呉 戶戸 户戸 說説 稅税 銳鋭 脫脱 悅悦 閱閲 姬姫 冰氷 徵徴 敎教 敕勅 昻昂 ' +
  '晚晩 曾曽 每毎 凉涼 腳脚 裡裏 鄰隣 舘館 鷗鴎 麴麹 麵麺 髙高 﨑崎 嵜崎 碕崎 嶋島 嶌島 㠀島 峯峰 冨富 穐秋 龝秋 渕淵 渊淵 柗松 枩松 桝枡 ' +
  '舩船 栁柳 桺柳 楳梅 藪薮 靍鶴 靏鶴 曻昇 槗橋 圡土 埜野 凞熙 煕熙 蘆芦 桒桑 籠篭 鴈雁 鶯鴬 鰺鯵 礒磯 礪砺 竃竈 廐厩 廏厩 濤涛 灌潅 萊莱 ' +
  '禰祢 禱祷 醬醤 靱靭 頰頬 驒騨 卽即 尙尚 壻婿 囘回 摑掴 塡填 剝剥 嚙噛 繫繋 焰焔 姊姉 翆翠 屛屏 諫諌 蠣蛎 蟬蝉 蠟蝋 噓嘘 攪撹 ' +
  '蘓蘇 鐮鎌';

/** The same for characters outside Unicode's basic plane, which consist of two units of a string. */
export const variantSupplementary = '𠮷吉 𡈽土 𣘺橋 𠮟叱 𦚰脇 𥔎崎 𠀋丈 𥱋簗';

/** Katakana sounds of old orthography, or those that are spelled in two ways, each followed by the usual one. */
export const variantKana: readonly (readonly [from: string, to: string])[] = [
  ['ヴァ', 'バ'],
  ['ヴィ', 'ビ'],
  ['ヴェ', 'ベ'],
  ['ヴォ', 'ボ'],
  ['ヴュ', 'ビュ'],
  ['ヴ', 'ブ'],
  ['ヷ', 'バ'],
  ['ヸ', 'ビ'],
  ['ヹ', 'ベ'],
  ['ヺ', 'ボ'],
  ['ヰ', 'イ'],
  ['ヱ', 'エ'],
  ['ヂ', 'ジ'],
  ['ヅ', 'ズ'],
  ['ェイ', 'ェー'],
];
