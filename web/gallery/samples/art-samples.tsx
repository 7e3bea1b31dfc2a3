import { ArtBanner } from "../../ui/art/art-banner.tsx";
import { ART_MOTIFS, type MotifName } from "../../ui/art/art-motifs.ts";
import { ArtTile } from "../../ui/art/art-tile.tsx";
import { GameTile } from "../../ui/art/game-tile.tsx";
import { BrandMark, Icon } from "../../ui/art/icon.tsx";
import { Img } from "../../ui/art/img.tsx";
import { GameBadges, MakerMark } from "../../ui/art/maker-mark.tsx";
import { PictureTile } from "../../ui/art/picture-tile.tsx";
import { HeroCard, HeroScene } from "../../ui/cards/hero-card.tsx";
import { Item, PATH, Samples } from "../samples.tsx";

const art = { hue: 210, variant: 0, turn: 0.4, shift: 0.6 };
const game = { to: PATH, title: "ทะเลทอง", detail: "อันดามัน · คืน 96.5%", category: "fishing", art };
const MOTIFS = Object.keys(ART_MOTIFS) as MotifName[];

export function ArtSamples({ brand }: { readonly brand: string }) {
  const hero = `/brands/${brand}/${brand}-hero.webp`;
  return (
    <Samples title="art">
      <Item wide>
        <HeroCard
          title={["เล่นสบายใจ", "ฝากถอนเห็นทุกขั้นตอน"]}
          text={["ทุกรายการมีสถานะ"]}
          scene={<HeroScene src={hero} />}
        />
      </Item>
      <Item>
        <div className="gallery-tile">
          <GameTile {...game} closed={false} badges={<GameBadges badges={[{ text: "ใหม่", tone: "gold" }]} />} />
        </div>
      </Item>
      <Item>
        <div className="gallery-tile">
          <GameTile {...game} closed imageUrl={hero} detail="ปิดปรับปรุง" />
        </div>
      </Item>
      <Item>
        <PictureTile to={PATH} title="สล็อต" detail="20 เกม" src={hero} hue={12} />
      </Item>
      <Item>
        <PictureTile to={PATH} title="กีฬา" src={undefined} hue={130} />
      </Item>
      <Item>
        <ArtBanner category="slot" imageUrl={undefined} art={art} />
      </Item>
      <Item>
        <BrandMark />
        <BrandMark size={48} />
        <MakerMark name="Joker" hue={40} />
        <MakerMark name="Andaman" hue={200} large />
        <Icon name="dice" size={24} />
        <Img src="/no-such-picture.webp" alt="" width={120} height={80} />
      </Item>
      {MOTIFS.map((motif, index) => (
        <Item key={motif}>
          <div className="gallery-tile">
            <ArtTile to={PATH} title={motif} detail="ลายวาด" motif={motif} hue={(index * 47) % 360} />
          </div>
        </Item>
      ))}
    </Samples>
  );
}
