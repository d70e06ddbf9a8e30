import { youTubeVideo } from './embeds.ts';

test.each([
  'aqz-KE-bpKQ',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=30s',
  'https://m.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtu.be/aqz-KE-bpKQ?si=abcdefghijklmnop',
  'https://www.youtube.com/shorts/aqz-KE-bpKQ',
  'https://www.youtube.com/live/aqz-KE-bpKQ?feature=share',
  'https://www.youtube.com/embed/aqz-KE-bpKQ',
])('youTubeVideo accepts %s', (video) => {
  expect(youTubeVideo(video).src).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ');
});

test.each(['', 'a1', 'v=aqz-KE-bpKQ', 'https://www.youtube.com/@plant', 'https://vimeo.com/76979871'])(
  'youTubeVideo rejects "%s"',
  (video) => {
    expect(() => youTubeVideo(video)).toThrow('is not a video of YouTube');
  },
);
