import { Skeleton } from '../feedback/Skeleton.tsx';
import cards from './PostCard.module.css';

export const PostCardSkeleton = () => (
  <div className={cards.card}>
    <div className={cards.media}>
      <Skeleton shape="image" />
    </div>
    <div className={cards.body}>
      <Skeleton width="third" />
      <Skeleton shape="title" />
      <Skeleton width="half" />
      <Skeleton />
      <Skeleton width="wide" />
    </div>
  </div>
);
