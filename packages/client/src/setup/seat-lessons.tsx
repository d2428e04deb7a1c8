import teacher from 'icon:teacher';
import { type Rules, wordedAs } from '@lastroad/kernel';
import { Icon } from '@lastroad/ui';
import type { Say } from '@lastroad/words';
import { hasLesson } from '../games/registry.ts';
import { lessonOf } from '../router.ts';
import { useWords } from '../words/words.tsx';
import { lessonsForSeats } from './offered.ts';

interface SeatLessonsProps {
  readonly rules: Rules;
  readonly say: Say;
}

/** Short lessons about what a seat may have, such as a crew that drives by rules of its own. */
export const SeatLessons = ({ rules, say }: SeatLessonsProps) => {
  const { t } = useWords();
  const lessons = lessonsForSeats(rules.settings).filter(({ lesson }) => hasLesson(rules.id, lesson));
  if (lessons.length === 0) return null;
  return (
    <p className="module-more seat-lessons">
      {lessons.map(({ lesson, setting, value }) => (
        <a key={lesson} href={lessonOf(rules.id, lesson)}>
          <Icon path={teacher} size={1} /> {t('setup.lesson')}: {say({ key: `${wordedAs(setting)}.${value}` })}
        </a>
      ))}
    </p>
  );
};
