import type { MailLanguage } from '../../model/mailLanguage';

interface EndText {
  ask: string;
  note: string;
  button: string;
  done: string;
  doneNote: string;
  unknown: string;
  unknownNote: string;
  toAlerts: string;
}

/** The texts of the page on which the mails of an alert are ended, in each language. */
export const endTexts: Readonly<Record<MailLanguage, EndText>> = {
  ja: {
    ask: 'この条件の新着メールを停止しますか？',
    note: '停止しても、保存した条件は残ります。新着アラートの一覧からいつでも再開できます。',
    button: '停止する',
    done: 'この条件の新着メールを停止しました',
    doneNote: '新着アラートの一覧から、いつでも再開できます。',
    unknown: 'このリンクは使えません',
    unknownNote:
      'リンクが途中で切れているか、アラートが削除されています。新着アラートの一覧からも停止できます。',
    toAlerts: '新着アラートの一覧へ',
  },
  en: {
    ask: 'Stop the mails of this search?',
    note: 'The search stays saved. You can start its mails again in your project alerts.',
    button: 'Stop',
    done: 'The mails of this search are stopped',
    doneNote: 'You can start them again in your project alerts.',
    unknown: 'This link does not work',
    unknownNote:
      'It may be incomplete, or the alert was deleted. You can also stop the mails in your project alerts.',
    toAlerts: 'To your project alerts',
  },
  de: {
    ask: 'Keine E-Mails zu dieser Suche mehr?',
    note: 'Die Suche bleibt gespeichert. Bei den Suchaufträgen können Sie die E-Mails wieder einschalten.',
    button: 'Beenden',
    done: 'Zu dieser Suche kommen keine E-Mails mehr',
    doneNote: 'Bei den Suchaufträgen können Sie sie wieder einschalten.',
    unknown: 'Dieser Link funktioniert nicht',
    unknownNote:
      'Er ist unvollständig, oder der Suchauftrag wurde gelöscht. Beenden können Sie die E-Mails auch bei den Suchaufträgen.',
    toAlerts: 'Zu den Suchaufträgen',
  },
  fr: {
    ask: 'Ne plus recevoir d’e-mails pour cette recherche ?',
    note: 'La recherche reste enregistrée. Vous pouvez reprendre les e-mails dans vos alertes.',
    button: 'Arrêter',
    done: 'Les e-mails de cette recherche sont arrêtés',
    doneNote: 'Vous pouvez les reprendre dans vos alertes.',
    unknown: 'Ce lien ne fonctionne pas',
    unknownNote:
      'Il est incomplet, ou l’alerte a été supprimée. Vous pouvez aussi arrêter les e-mails dans vos alertes.',
    toAlerts: 'Voir vos alertes',
  },
  ko: {
    ask: '이 검색 조건의 메일을 중지하시겠습니까?',
    note: '중지해도 저장한 조건은 남습니다. 공고 알림 목록에서 언제든지 다시 받을 수 있습니다.',
    button: '중지',
    done: '이 검색 조건의 메일을 중지했습니다',
    doneNote: '공고 알림 목록에서 언제든지 다시 받을 수 있습니다.',
    unknown: '이 링크는 사용할 수 없습니다',
    unknownNote: '링크가 잘렸거나 알림이 삭제되었습니다. 공고 알림 목록에서도 중지할 수 있습니다.',
    toAlerts: '공고 알림 목록으로',
  },
};
