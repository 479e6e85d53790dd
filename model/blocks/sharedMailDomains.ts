/**
 * Mail domains that belong to no single company: those of mail providers that everybody may use, of telephone
 * companies, and the endings under which companies get theirs.
 */
export const sharedMailDomains: readonly string[] = [
  ...'gmail.com googlemail.com yahoo.co.jp yahoo.com ymail.ne.jp icloud.com me.com mac.com outlook.com'.split(
    ' ',
  ),
  ...'outlook.jp hotmail.com hotmail.co.jp live.com live.jp msn.com aol.com aol.jp proton.me'.split(' '),
  ...'protonmail.com pm.me gmx.com gmx.de web.de mail.com zoho.com excite.co.jp goo.jp mail.goo.ne.jp'.split(
    ' ',
  ),
  ...'infoseek.jp nifty.com nifty.ne.jp biglobe.ne.jp so-net.ne.jp ocn.ne.jp plala.or.jp dti.ne.jp'.split(
    ' ',
  ),
  ...'asahi-net.or.jp eonet.ne.jp jcom.home.ne.jp jcom.zaq.ne.jp docomo.ne.jp ezweb.ne.jp au.com'.split(' '),
  ...'softbank.ne.jp i.softbank.jp vodafone.ne.jp ymobile.ne.jp yahoo.ne.jp rakuten.jp naver.com'.split(' '),
  ...'hanmail.net daum.net kakao.com qq.com 163.com 126.com orange.fr free.fr laposte.net wanadoo.fr'.split(
    ' ',
  ),
  ...'t-online.de freenet.de yandex.com hey.com fastmail.com duck.com privaterelay.appleid.com'.split(' '),
  ...'co.jp ne.jp or.jp ac.jp go.jp ed.jp gr.jp lg.jp ad.jp co.kr or.kr ac.kr co.uk org.uk ac.uk'.split(' '),
  ...'com.cn com.tw com.hk com.sg com.au'.split(' '),
];
