/** Product texts in French, by their English text: summaries, descriptions and lessons. Sizes are metric. */
export const frenchGoods: Readonly<Record<string, string>> = {
  'A long-armed lamp with a shade that stays where you leave it.':
    'Une lampe au long bras, dont l’abat-jour reste où vous le laissez.',
  'The arm of the Halden turns on two brass joints that can be tightened with a coin. It reaches over an A3 sheet and folds away behind a screen.':
    'Le bras de la Halden tourne sur deux articulations en laiton qui se serrent avec une pièce. Il couvre une feuille A3 et se replie derrière un écran.',
  'The lamp takes any E27 bulb; the warm 6-watt bulb in the box is bright enough to draw by.':
    'Elle accepte toute ampoule E27 ; l’ampoule chaude de 6 watts fournie suffit pour dessiner.',
  'Clamps to anything up to six centimeters thick: desk, shelf or headboard.':
    'Se fixe sur tout ce qui fait jusqu’à six centimètres : bureau, étagère ou tête de lit.',
  'A workshop lamp in smaller clothes. The clamp has a cork face, so it leaves no marks.':
    'Une lampe d’atelier en plus petit. La pince est garnie de liège et ne laisse pas de trace.',
  'Dims with the knob on the shade, from candle to drawing board.':
    'S’atténue par le bouton de l’abat-jour, de la bougie à la table à dessin.',
  'A bar of even light for wide desks, with a base you can charge a phone on.':
    'Une barre de lumière égale pour les grands bureaux, avec un pied qui recharge un téléphone.',
  'Ninety-six small diodes behind one matte strip: no hot spots and no second shadow under your pen.':
    'Quatre-vingt-seize petites diodes derrière une bande mate : ni point éblouissant, ni seconde ombre sous votre stylo.',
  'Touch the end to turn it on; hold to dim. It remembers where you left it.':
    'Touchez le bout pour l’allumer, maintenez pour l’atténuer. Elle se souvient de votre réglage.',
  'One hundred and sixty pages, sewn, so it lies flat on the first one already.':
    'Cent soixante pages cousues, qui restent à plat dès la première.',
  'The paper takes ink on both sides. Pages are numbered and the last eight can be torn out clean.':
    'Le papier prend l’encre des deux côtés. Les pages sont numérotées et les huit dernières se détachent proprement.',
  'The cover is pressed board and gets a shine where your hand holds it.':
    'La couverture en carton pressé se patine là où votre main la tient.',
  'A dated journal with room for one page a day and nothing that tells you what to write.':
    'Un journal avec une page par jour et rien qui vous dise quoi écrire.',
  'Bound in linen with two ribbons, one for today and one for the page you keep going back to.':
    'Relié en lin avec deux rubans, l’un pour aujourd’hui, l’autre pour la page où vous revenez toujours.',
  'Starts in any month: write the date yourself.': 'Commence n’importe quel mois : vous écrivez la date.',
  'A short, heavy pen that grows to full length with the cap on its back.':
    'Un stylo court et lourd, qui trouve sa longueur avec le capuchon sur le dos.',
  'Turned from one rod. The brass darkens with your hand and can be polished whenever you miss the shine.':
    'Tourné dans une seule tige. Le laiton fonce dans votre main et se polit quand l’éclat vous manque.',
  'Steel nib in fine or medium, standard cartridges, converter in the box.':
    'Plume en acier fine ou moyenne, cartouches standard, convertisseur dans la boîte.',
  'Six grades from 2H to 4B in wood that smells of a sharpened childhood.':
    'Six duretés de 2H à 4B, dans un bois qui sent l’enfance et le taille-crayon.',
  'Round, not hexagonal, for long hours.': 'Ronds et non hexagonaux, pour les longues heures.',
  'The tin closes with a click and stands up in a bag.': 'La boîte se ferme d’un clic et tient debout dans un sac.',
  'Holds a ream of paper, or three weeks of things you meant to file.':
    'Contient une rame de papier, ou trois semaines de courrier à classer.',
  'Dovetailed corners, oiled twice. Trays stack and stay put on two small pegs.':
    'Angles en queue d’aronde, huilés deux fois. Les bacs s’empilent et tiennent sur deux petites chevilles.',
  'A glazed tray with five ridges: four for pens and one for the ring you take off to type.':
    'Un plateau émaillé à cinq rainures : quatre pour les stylos et une pour la bague que vous ôtez pour taper.',
  'Slip-cast in Maine and glazed by hand, so no two edges run quite alike.':
    'Coulé dans le Maine et émaillé à la main : deux bords ne se ressemblent jamais.',
  'Keeps papers standing and spines readable.': 'Garde les papiers debout et les dos lisibles.',
  'Two millimeters of recycled board, wrapped in book cloth. The brass label holder is included.':
    'Deux millimètres de carton recyclé, gainé de toile. Le porte-étiquette en laiton est inclus.',
  'Warm under the wrists, quiet under the mouse.': 'Chaud sous les poignets, silencieux sous la souris.',
  'Eighty by forty centimeters of natural cork on a felt back. Wipe it with a damp cloth.':
    'Quatre-vingts centimètres sur quarante de liège naturel, doublé de feutre. Un chiffon humide suffit.',
  'A felted pebble that fills a phone by the time you finish your mail.':
    'Un galet de feutre qui recharge un téléphone le temps de lire votre courrier.',
  'Fifteen watts, one light that turns off by itself, and a two-meter cotton cable.':
    'Quinze watts, un voyant qui s’éteint tout seul et un câble en coton de deux mètres.',
  'The felt top comes off with four screws, and we sell it as a spare part.':
    'Le dessus en feutre tient par quatre vis, et nous le vendons en pièce détachée.',
  'Seventy-five keys, a deep sound and no lights to explain to visitors.':
    'Soixante-quinze touches, un son grave et aucun voyant à expliquer aux visiteurs.',
  'Tactile switches that can be swapped by hand. Bluetooth for three machines, or the cable in the box.':
    'Des interrupteurs tactiles qui se changent à la main. Bluetooth pour trois appareils, ou le câble fourni.',
  'The battery lasts four months at six hours a day.': 'La batterie tient quatre mois à six heures par jour.',
  'One speaker for a whole room, tuned for voices and for jazz at breakfast.':
    'Une seule enceinte pour toute une pièce, réglée pour les voix et pour le jazz du petit-déjeuner.',
  'Walnut box, paper cone, real knobs. It plays from a phone, a turntable or the radio you already have.':
    'Caisse en noyer, membrane en papier, vrais boutons. Elle joue depuis un téléphone, une platine ou la radio que vous avez déjà.',
  'Five-year warranty; the cone and the amplifier can both be replaced at home.':
    'Garantie cinq ans ; la membrane et l’amplificateur se remplacent à la maison.',
  'They fold, they hush a train, and the pads come off without a tool.':
    'Il se plie, il fait taire un train, et ses coussinets s’ôtent sans outil.',
  'Thirty-six hours of playing, and they still work by cable when the battery is empty.':
    'Trente-six heures d’écoute, et il marche encore par câble quand la batterie est vide.',
  'Thin-walled, smooth inside and seasoned three times before it leaves us.':
    'Paroi fine, intérieur lisse, culottée trois fois avant de partir de chez nous.',
  'A lighter casting than your grandmother had, with the same crust on the cornbread.':
    'Une fonte plus légère que celle de votre grand-mère, avec la même croûte au pain de maïs.',
  'For any stove, any oven and any campfire.': 'Pour tout feu, tout four et tout bivouac.',
  'Five quarts: one chicken, two loaves a week or soup for eight.':
    'Quatre litres et demi : un poulet, deux pains par semaine ou une soupe pour huit.',
  'The lid drips evenly back onto the roast, and its brass knob is safe in any oven.':
    'Le couvercle arrose le rôti également, et son bouton de laiton va dans tous les fours.',
  'Light enamel inside, so you can see what is browning and what is burning.':
    'Émail clair à l’intérieur, pour voir ce qui dore et ce qui brûle.',
  'Aluminum all the way up between two layers of steel: sauces reduce, they do not catch.':
    'De l’aluminium jusqu’en haut entre deux couches d’acier : les sauces réduisent sans attacher.',
  'Two quarts, marks on the inside, and a rim that pours to either side.':
    'Deux litres, des graduations à l’intérieur et un bord qui verse des deux côtés.',
  'From the freezer to the oven to the table.': 'Du congélateur au four, du four à la table.',
  'Glazed in four coats. Stacks with its smaller sister, which we make every other winter.':
    'Émaillé en quatre couches. S’empile avec sa petite sœur, que nous faisons un hiver sur deux.',
  'A thin German profile in Japanese steel, with a handle for long and short fingers.':
    'Un profil allemand fin en acier japonais, avec un manche pour les doigts longs et courts.',
  'Hardened to 60 HRC: keen, yet still forgiving to sharpen at home.':
    'Trempé à 60 HRC : tranchant, et pourtant facile à affûter chez soi.',
  'We sharpen it once for free. The box it comes in is the box you send it back in.':
    'Nous l’affûtons une fois gratuitement. Sa boîte d’arrivée est aussi sa boîte de retour.',
  'For apples on the train and garlic in a hurry.': 'Pour les pommes dans le train et l’ail quand on est pressé.',
  'Three and a half inches, with a beech sheath that is pinned, not glued.':
    'Neuf centimètres, avec un étui en hêtre chevillé et non collé.',
  'End grain closes after each cut, so edges last and the board does too.':
    'Le bois de bout se referme après chaque coupe : les lames durent, la planche aussi.',
  'Sixteen by eleven inches, with finger grooves on both short sides. Oiled with flaxseed.':
    'Quarante centimètres sur vingt-huit, avec des prises sur les deux petits côtés. Huilée au lin.',
  'Electric, to the degree, and calm enough to pour by the drop.':
    'Électrique, au degré près, et assez calme pour verser goutte à goutte.',
  'Choose a temperature with the one knob it has; it holds it for half an hour.':
    'Choisissez une température avec son unique bouton ; elle la garde une demi-heure.',
  'Every part can be taken off, washed or replaced.': 'Chaque pièce s’enlève, se lave ou se remplace.',
  'A steep cone with spiral ribs. Fits any mug up to four inches wide.':
    'Un cône pentu à nervures en spirale. Va sur toute tasse jusqu’à dix centimètres.',
  'Warm it first, grind a little finer than you think, and pour slowly.':
    'Chauffez-le d’abord, moulez un peu plus fin que vous ne pensez et versez lentement.',
  'A hand mill that grinds for two cups in forty seconds.':
    'Un moulin à main qui moud pour deux tasses en quarante secondes.',
  'Steel burrs on two bearings; thirty-six clicks from espresso to French press.':
    'Meules en acier sur deux roulements ; trente-six crans de l’espresso à la cafetière à piston.',
  'Pours without a drip. We tested, for a whole winter.': 'Verse sans une goutte. Nous avons essayé tout un hiver.',
  'Twenty ounces, steel strainer, and a lid that stays on when you tip it.':
    'Soixante centilitres, une passoire en acier et un couvercle qui tient quand on l’incline.',
  'Twelve ounces, a wide handle, and a foot that does not scratch the table.':
    'Trente-cinq centilitres, une anse large et un pied qui ne raye pas la table.',
  'Thrown by two people in one shed. Dishwasher safe; it will still be here when the dishwasher is not.':
    'Tourné par deux personnes dans un même hangar. Va au lave-vaisselle, et lui survivra.',
  'A flat plate with a low wall: pasta, pie and everything with gravy.':
    'Une assiette plate au bord bas : pâtes, tartes et tout ce qui a de la sauce.',
  'Ten inches across and stackable. Speckled, so that no one sees the small chip you will make one day.':
    'Vingt-cinq centimètres et empilables. Mouchetées, pour que personne ne voie le petit éclat que vous ferez un jour.',
  'Stone-washed linen that is soft on the first evening.': 'Du lin lavé à la pierre, doux dès le premier soir.',
  'Eighteen inches square with mitered corners. Wash warm; do not iron unless you like to.':
    'Quarante-cinq centimètres de côté, coins à onglet. Lavez tiède ; ne repassez que si vous aimez cela.',
  'A tall one and a short one, so you know in the dark.': 'Un grand et un petit, pour les reconnaître dans le noir.',
  'Ceramic works with a setting ring at the bottom, where it does not loosen by itself.':
    'Mécanisme en céramique avec une bague de réglage en bas, où elle ne se desserre pas toute seule.',
  'A plain pack with a good back: laptop on weekdays, rope on Saturdays.':
    'Un sac simple au bon dos : ordinateur en semaine, corde le samedi.',
  'Cut from nylon that used to be fishing net. One big space, one flat pocket, one place for keys.':
    'Taillé dans un nylon qui fut un filet de pêche. Une grande poche, une poche plate, une place pour les clés.',
  'We mend it for as long as there is something left to sew on.': 'Nous le réparons tant qu’il reste de quoi coudre.',
  'Twelve liters behind the saddle that do not swing.': 'Douze litres derrière la selle, qui ne balancent pas.',
  'Waxed canvas, leather straps, and a roll top that keeps a night of rain out.':
    'Toile cirée, sangles de cuir et une fermeture roulée qui tient une nuit de pluie dehors.',
  'Long handles, a flat base, and a pouch on a cord for the change.':
    'De longues anses, un fond plat et une pochette sur un cordon pour la monnaie.',
  'Heavy cotton, taped seams. It stands up by itself while you look for the car.':
    'Coton épais, coutures gansées. Il tient debout tout seul pendant que vous cherchez la voiture.',
  'For ten days out, with a hip belt that carries and a lid that becomes a bag.':
    'Pour dix jours dehors, avec une ceinture qui porte et un rabat qui devient un sac.',
  'Frame in two lengths; tell us your height in the order note and we set it for you.':
    'Armature en deux longueurs ; dites-nous votre taille dans la commande et nous la réglons.',
  'Up in four minutes, calm in forty knots, and light enough for one to carry.':
    'Montée en quatre minutes, calme par grand vent, et assez légère pour une seule personne.',
  'Inner and outer go up together, so the bed stays dry in a downpour.':
    'Tente et double toit montent ensemble, et le lit reste sec sous l’averse.',
  'Spare pole, spare pegs and a needle are in the bag.':
    'Un arceau, des sardines et une aiguille de rechange sont dans le sac.',
  'Burns what lies around: a handful of twigs boils a quart.':
    'Brûle ce qui traîne : une poignée de brindilles fait bouillir un litre.',
  'Five flat plates that slot together without a hinge to break. Packs as thin as a book.':
    'Cinq plaques plates qui s’emboîtent, sans charnière à casser. Aussi mince qu’un livre.',
  'Recycled wool with a striped edge, for the ground, the shoulders or the dog.':
    'Laine recyclée au bord rayé, pour le sol, les épaules ou le chien.',
  'Fifty by sixty inches. Woven in a mill that has stood by the same river since 1868.':
    'Cent trente centimètres sur cent cinquante. Tissée dans une filature au bord de la même rivière depuis 1868.',
  'Two quarts of coffee for people who say they only want a sip.':
    'Deux litres de café pour ceux qui disent n’en vouloir qu’une gorgée.',
  'Double enamel, riveted handle, and a chain on the lid so it stays in the family.':
    'Double émail, anse rivetée et une chaîne au couvercle, pour qu’il reste dans la famille.',
  'Hot for a morning, cold for a day, and it never tastes of last week.':
    'Chaude un matin, froide un jour, et jamais le goût de la semaine passée.',
  'Bare steel inside, powder paint outside. The cap comes apart into three pieces.':
    'Acier nu dedans, laque dehors. Le bouchon se démonte en trois pièces.',
  'Soup at noon that was soup at six.': 'À midi, la soupe qui était soupe à six heures.',
  'Seventeen ounces, a folding spoon under the lid, and a wide mouth for the last bean.':
    'Un demi-litre, une cuillère pliante sous le couvercle et une large ouverture pour le dernier haricot.',
  'Borosilicate glass in a knitted wool sleeve.': 'Verre borosilicate dans une gaine de laine tricotée.',
  'For water that should taste of nothing. The stopper is bamboo with a silicone ring.':
    'Pour une eau qui n’a aucun goût. Le bouchon est en bambou avec un joint en silicone.',
  'Three lights and one button you can find with gloves on.':
    'Trois lumières et un bouton que l’on trouve avec des gants.',
  'A long beam, a wide beam and a red glow for reading beside someone who sleeps.':
    'Un faisceau long, un faisceau large et une lueur rouge pour lire près de quelqu’un qui dort.',
  'Charges by cable; runs on three ordinary cells when there is none.':
    'Se recharge par câble ; marche avec trois piles ordinaires quand il n’y en a pas.',
  'Looks like 1910, shines for eighty hours and charges a phone if it must.':
    'Elle a l’air de 1910, éclaire quatre-vingts heures et recharge un téléphone s’il le faut.',
  'Turn the little wheel: it dims as a wick does. Standing, hanging or hooked on a branch.':
    'Tournez la molette : elle baisse comme une mèche. Posée, pendue ou accrochée à une branche.',
  'A column of folded paper that makes any corner the good one.':
    'Une colonne de papier plié qui fait de chaque coin le bon.',
  'Oak foot, paper shade on a bamboo frame. Ships flat; standing in five minutes.':
    'Pied en chêne, abat-jour en papier sur une armature de bambou. Livré à plat, debout en cinq minutes.',
  'Foot and cap from one clay, with a glow that is all edge.':
    'Pied et chapeau d’une même argile, avec une lueur tout en bordure.',
  'The cord leaves at the back, with a switch that can be found by hand.':
    'Le fil sort par l’arrière, avec un interrupteur que la main trouve.',
  'A spun dome, white inside, that keeps its light on the table.':
    'Un dôme repoussé, blanc à l’intérieur, qui garde sa lumière sur la table.',
  'Sixteen inches across, on three meters of cotton cord that you can shorten with one screw.':
    'Quarante centimètres, au bout de trois mètres de fil de coton que l’on raccourcit d’une vis.',
  'Lambswool that is heavy on the lap and light on the shoulders.':
    'De la laine d’agneau, lourde sur les genoux et légère sur les épaules.',
  'Woven with a twisted fringe. Air it on a foggy day and it is as good as washed.':
    'Tissé à franges torsadées. Aérez-le un jour de brume : c’est presque un lavage.',
  'Twenty inches square with a feather filling and a hidden zipper.':
    'Cinquante centimètres de côté, garni de plumes, avec une fermeture cachée.',
  'The linen is dyed as cloth, not as yarn, so the color has depth and small clouds.':
    'Le lin est teint en pièce et non en fil : la couleur a de la profondeur et de petits nuages.',
  'Dries fast, folds small, and only gets better in the wash.': 'Sèche vite, se plie petit et s’améliore au lavage.',
  'Cotton and a little linen. The loop is where your hook is: in the middle of the long side.':
    'Du coton et un peu de lin. La boucle est où est votre crochet : au milieu du long côté.',
  'Narrow at the neck: three stems look like a bunch.': 'Étroit au col : trois tiges font un bouquet.',
  'Each rib is drawn by hand while the clay is wet. Glazed inside, so it holds water.':
    'Chaque nervure est tirée à la main dans l’argile humide. Émaillé dedans, il tient l’eau.',
  'Breathes, so roots do too.': 'Il respire, donc les racines aussi.',
  'Seven inches across the top. The saucer is glazed and will not mark the sill.':
    'Dix-huit centimètres en haut. La soucoupe est émaillée et ne marque pas le rebord.',
  'A bowl on three leather cords, for everything that likes to trail.':
    'Une coupe pendue à trois cordons de cuir, pour tout ce qui aime retomber.',
  'Cords can be set to any length, and the hook takes fifteen pounds.':
    'Les cordons se règlent à toute longueur, et le crochet porte sept kilos.',
  'Stiff enough to stand empty, soft enough to fold flat.':
    'Assez raide pour tenir vide, assez souple pour se plier à plat.',
  'Woven by a cooperative of eleven families. Two handles and room for a week of laundry.':
    'Tressé par une coopérative de onze familles. Deux anses et la place d’une semaine de linge.',
  'Bent cherry with copper tacks, one inside the other.':
    'Du cerisier cintré et des clous de cuivre, l’une dans l’autre.',
  'For buttons, seeds, letters. The lids fit each other only in the right order, which children enjoy.':
    'Pour boutons, graines et lettres. Les couvercles ne vont que dans le bon ordre, et les enfants adorent.',
  'A second hand that sweeps instead of ticking, so you can sleep under it.':
    'Une trotteuse qui glisse sans tic-tac : on peut dormir dessous.',
  'Eleven inches of oak behind real glass. Runs about two years on one cell.':
    'Vingt-huit centimètres de chêne derrière du vrai verre. Environ deux ans avec une pile.',
  'Three films about flour, water and waiting. Take one, two or all of them.':
    'Trois films sur la farine, l’eau et l’attente. Prenez-en un, deux ou tous.',
  'Filmed in one kitchen over one winter. Each lesson comes with a printable timetable, so that the dough fits your day and not the other way round.':
    'Filmé dans une cuisine pendant un hiver. Chaque leçon vient avec un horaire à imprimer, pour que la pâte suive votre journée et non l’inverse.',
  'You can watch on any device and keep the files.': 'Vous pouvez regarder sur tout appareil et garder les fichiers.',
  'Lesson 1: The starter <day 1 to 7>': 'Leçon 1 : Le levain <jours 1 à 7>',
  'Lesson 2: "Fold", shape & prove': 'Leçon 2 : « Plier », façonner & laisser lever',
  'Lesson 3: Crust, crumb and the Dutch oven': 'Leçon 3 : Croûte, mie et cocotte',
  'From a fresh branch to a spoon you will eat with tonight.':
    'D’une branche fraîche à une cuillère pour le repas de ce soir.',
  'Two tools, one log and about three hours. The handbook has full-size templates.':
    'Deux outils, une bûche et environ trois heures. Le manuel a des gabarits grandeur nature.',
  'Film: 94 minutes': 'Film : 94 minutes',
  'Handbook: 40 pages': 'Manuel : 40 pages',
  'Knives, chisels, scissors and the lawnmower, on one flat stone.':
    'Couteaux, ciseaux à bois, paires de ciseaux et la tondeuse, sur une seule pierre plate.',
  'You will never again press hard. Four short films, each about one edge.':
    'Vous n’appuierez plus jamais fort. Quatre films courts, chacun sur un tranchant.',
  'Kitchen knives': 'Couteaux de cuisine',
  'Chisels & planes': 'Ciseaux à bois & rabots',
  Scissors: 'Paires de ciseaux',
  'Garden tools': 'Outils de jardin',
  'The first ten minutes of every course, as a present.': 'Les dix premières minutes de chaque cours, en cadeau.',
  'No card, no account, no catch. See whose voice you like before you buy a lesson.':
    'Ni carte, ni compte, ni piège. Écoutez quelle voix vous plaît avant d’acheter une leçon.',
  'All first chapters': 'Tous les premiers chapitres',
  'Weather for walkers: what the next six hours will bring, without a screen.':
    'La météo des marcheurs : les six prochaines heures, sans écran.',
  'Forty cloud pictures, nine wind rules and one question to ask every hour.':
    'Quarante images de nuages, neuf règles du vent et une question à se poser chaque heure.',
  'Film: Clouds and fronts': 'Film : Nuages et fronts',
  'Pocket cards to print': 'Cartes de poche à imprimer',
  'Find the hut in fog. Then find the way home.': 'Trouvez le refuge dans le brouillard. Puis le chemin du retour.',
  'Five lessons of twenty minutes with practice walks that can be done in any city park.':
    'Cinq leçons de vingt minutes, avec des marches d’essai possibles dans tout parc de ville.',
  'Part 1: The map': 'Partie 1 : La carte',
  'Part 2: The compass': 'Partie 2 : La boussole',
  'Part 3: Out in the fog': 'Partie 3 : Dans le brouillard',
};
