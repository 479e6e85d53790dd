import type { FixedHead, PageTemplate } from '../model/PageTemplate';
import { ja as shell } from './src/components/shell/texts/ja';
import { ja as auth } from './src/features/auth/texts/ja';
import { ja as info } from './src/features/info/texts/ja';
import { ja as jobs } from './src/features/jobs/texts/ja';
import { ja as portfolio } from './src/features/portfolio/texts/ja';
import { ja as professionals } from './src/features/professionals/texts/ja';
import { ja as pages } from './src/features/static/texts/ja';
import { paths } from './src/lib/paths';

const product =
  '縁（Enishi）は、人と仕事の縁を結ぶマーケットプレイスです。あなたの経験と希望に合う案件を見つけ、企業と直接やりとりできます。';

const hidden = (title: string): FixedHead => ({ title, description: product, isHidden: true });

/**
 * The titles and descriptions that `render-page` writes into public pages for search engines and shared
 * links: fixed ones for pages such as /jobs, and texts with `{{name}}` for pages that show a record. A test
 * compares the titles with those of the route table in Japanese.
 */
export const pageHeads: Omit<PageTemplate, 'before' | 'after' | 'styles'> = {
  pages: {
    [paths.root]: { title: shell.tagline, description: product },
    [paths.jobs]: {
      title: jobs.title.top,
      description:
        '職種、スキル、働き方、報酬などの条件から、募集中の案件を探せます。副業、業務委託、正社員まで、あなたに合う仕事がきっと見つかります。',
    },
    [paths.jobsResult]: {
      title: jobs.title.result,
      description: 'ご指定の条件に合う、募集中の案件の一覧です。条件を変えて、さらに絞り込めます。',
    },
    '/professionals': hidden(professionals.title),
    [paths.professionals]: { title: professionals.title, description: professionals.lead },
    [paths.professionalSkills()]: { title: professionals.skills, description: professionals.skillsLead },
    [paths.about]: {
      title: shell.pages.about,
      description: '縁（Enishi）がどのようなサービスか、大切にしていることと、ご利用の流れをご紹介します。',
    },
    [paths.faqs]: {
      title: shell.pages.faqs,
      description: '登録、応募、プロフィールの公開範囲、料金などについて、よくいただくご質問にお答えします。',
    },
    [paths.pricing]: {
      title: shell.pages.pricing,
      description: 'タレントの方は無料でご利用いただけます。企業の方の料金についてもご案内します。',
    },
    [paths.payment]: {
      title: shell.pages.payment,
      description: '報酬と利用料金の、お支払いの方法と時期についてご案内します。',
    },
    [paths.contact()]: {
      title: shell.pages.contact,
      description: 'ご質問やご要望をお聞かせください。担当者からメールでお返事します。',
    },
    [paths.terms]: { title: shell.pages.terms, description: '縁（Enishi）の利用規約です。' },
    [paths.privacyPolicy]: {
      title: shell.pages.privacyPolicy,
      description: '個人情報の利用目的、管理の方法、開示などのご請求の手続きについてご説明します。',
    },
    [paths.login()]: { title: auth.pageTitle.login, description: '縁（Enishi）にログインします。' },
    [paths.register()]: {
      title: auth.pageTitle.register,
      description: 'メールアドレスで、無料で登録できます。登録がすむと、案件に応募できます。',
    },
    [paths.resetPassword()]: hidden(auth.pageTitle.resetPassword),
    [paths.verify()]: hidden(auth.pageTitle.verify),
    [paths.profileRegister()]: hidden(auth.pageTitle.profileRegister),
    '/auth/login-unprotected': hidden(auth.pageTitle.login),
    '/auth/register-unprotected': hidden(auth.pageTitle.register),
    [paths.intermediate()]: hidden(pages.intermediate),
    [paths.comingSoon]: hidden(info.comingSoon),
    [paths.maintenance]: hidden(info.maintenance),
    [paths.serverError]: hidden(pages.serverError),
  },
  notFound: { title: pages.notFound, description: pages.notFoundText },
  portfolio: {
    title: portfolio.titleOf,
    description: '{{name}}さんの経歴、スキル、実績をご紹介します。',
  },
  publicPage: { title: jobs.title.result, description: '「{{name}}」に合う、募集中の案件の一覧です。' },
  nameless: portfolio.nameless,
};
