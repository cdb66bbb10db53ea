/** Product texts in Dutch, by their English text: summaries, descriptions and lessons. Sizes are metric. */
export const dutchGoods: Readonly<Record<string, string>> = {
  'A long-armed lamp with a shade that stays where you leave it.':
    'Een lamp met een lange arm en een kap die blijft staan waar u hem laat.',
  'The arm of the Halden turns on two brass joints that can be tightened with a coin. It reaches over an A3 sheet and folds away behind a screen.':
    'De arm van de Halden draait op twee messing scharnieren die u met een munt aandraait. Hij reikt over een vel A3 en klapt weg achter een scherm.',
  'The lamp takes any E27 bulb; the warm 6-watt bulb in the box is bright enough to draw by.':
    'Elke E27-lamp past erin; de warme lamp van 6 watt in de doos is licht genoeg om bij te tekenen.',
  'Clamps to anything up to six centimeters thick: desk, shelf or headboard.':
    'Klemt op alles tot zes centimeter dik: bureau, plank of hoofdeinde.',
  'A workshop lamp in smaller clothes. The clamp has a cork face, so it leaves no marks.':
    'Een werkplaatslamp in een kleiner pak. De klem is met kurk bekleed en laat geen sporen na.',
  'Dims with the knob on the shade, from candle to drawing board.':
    'Dimt met de knop op de kap, van kaars tot tekentafel.',
  'A bar of even light for wide desks, with a base you can charge a phone on.':
    'Een strook gelijkmatig licht voor brede bureaus, met een voet waarop u een telefoon oplaadt.',
  'Ninety-six small diodes behind one matte strip: no hot spots and no second shadow under your pen.':
    'Zesennegentig kleine diodes achter één matte strook: geen felle plekken en geen tweede schaduw onder uw pen.',
  'Touch the end to turn it on; hold to dim. It remembers where you left it.':
    'Raak het uiteinde aan om hem aan te doen, houd vast om te dimmen. Hij onthoudt waar u was.',
  'One hundred and sixty pages, sewn, so it lies flat on the first one already.':
    'Honderdzestig genaaide pagina’s, die vanaf de eerste vlak blijven liggen.',
  'The paper takes ink on both sides. Pages are numbered and the last eight can be torn out clean.':
    'Het papier neemt aan beide kanten inkt aan. De pagina’s zijn genummerd en de laatste acht scheurt u er netjes uit.',
  'The cover is pressed board and gets a shine where your hand holds it.':
    'De kaft is van geperst karton en gaat glanzen waar uw hand hem vasthoudt.',
  'A dated journal with room for one page a day and nothing that tells you what to write.':
    'Een dagboek met ruimte voor één pagina per dag en niets dat u vertelt wat u moet schrijven.',
  'Bound in linen with two ribbons, one for today and one for the page you keep going back to.':
    'Gebonden in linnen met twee linten: één voor vandaag en één voor de pagina waar u steeds naar terugkeert.',
  'Starts in any month: write the date yourself.': 'Begint in elke maand: u schrijft zelf de datum.',
  'A short, heavy pen that grows to full length with the cap on its back.':
    'Een korte, zware pen die met de dop op zijn rug op lengte komt.',
  'Turned from one rod. The brass darkens with your hand and can be polished whenever you miss the shine.':
    'Uit één staaf gedraaid. Het messing wordt donkerder in uw hand en laat zich poetsen zodra u de glans mist.',
  'Steel nib in fine or medium, standard cartridges, converter in the box.':
    'Stalen punt in fijn of medium, standaardpatronen, converter in de doos.',
  'Six grades from 2H to 4B in wood that smells of a sharpened childhood.':
    'Zes hardheden van 2H tot 4B, in hout dat ruikt naar een geslepen kindertijd.',
  'Round, not hexagonal, for long hours.': 'Rond en niet zeskantig, voor lange uren.',
  'The tin closes with a click and stands up in a bag.':
    'Het blik sluit met een klik en blijft rechtop staan in een tas.',
  'Holds a ream of paper, or three weeks of things you meant to file.':
    'Er past een pak papier in, of drie weken post die u nog wilde opbergen.',
  'Dovetailed corners, oiled twice. Trays stack and stay put on two small pegs.':
    'Hoeken met zwaluwstaarten, twee keer geolied. De bakjes zijn stapelbaar en blijven op hun plaats met twee kleine pennen.',
  'A glazed tray with five ridges: four for pens and one for the ring you take off to type.':
    'Een geglazuurd bakje met vijf ribbels: vier voor pennen en één voor de ring die u afdoet om te typen.',
  'Slip-cast in Maine and glazed by hand, so no two edges run quite alike.':
    'Gegoten in Maine en met de hand geglazuurd, dus geen twee randen lopen gelijk.',
  'Keeps papers standing and spines readable.': 'Houdt papier rechtop en ruggen leesbaar.',
  'Two millimeters of recycled board, wrapped in book cloth. The brass label holder is included.':
    'Twee millimeter gerecycled karton, bekleed met boeklinnen. De messing labelhouder zit erbij.',
  'Warm under the wrists, quiet under the mouse.': 'Warm onder de polsen, stil onder de muis.',
  'Eighty by forty centimeters of natural cork on a felt back. Wipe it with a damp cloth.':
    'Tachtig bij veertig centimeter natuurkurk op een rug van vilt. Afnemen met een vochtige doek.',
  'A felted pebble that fills a phone by the time you finish your mail.':
    'Een kiezel van vilt die een telefoon vult terwijl u uw post doet.',
  'Fifteen watts, one light that turns off by itself, and a two-meter cotton cable.':
    'Vijftien watt, één lampje dat vanzelf uitgaat en een katoenen kabel van twee meter.',
  'The felt top comes off with four screws, and we sell it as a spare part.':
    'De vilten bovenkant zit vast met vier schroeven, en wij verkopen hem als onderdeel.',
  'Seventy-five keys, a deep sound and no lights to explain to visitors.':
    'Vijfenzeventig toetsen, een diepe klank en geen lampjes die u aan bezoek moet uitleggen.',
  'Tactile switches that can be swapped by hand. Bluetooth for three machines, or the cable in the box.':
    'Voelbare schakelaars die u met de hand verwisselt. Bluetooth voor drie apparaten, of de kabel in de doos.',
  'The battery lasts four months at six hours a day.': 'De batterij gaat vier maanden mee bij zes uur per dag.',
  'One speaker for a whole room, tuned for voices and for jazz at breakfast.':
    'Eén luidspreker voor een hele kamer, gestemd op stemmen en op jazz bij het ontbijt.',
  'Walnut box, paper cone, real knobs. It plays from a phone, a turntable or the radio you already have.':
    'Kast van notenhout, conus van papier, echte knoppen. Hij speelt van een telefoon, een platenspeler of de radio die u al hebt.',
  'Five-year warranty; the cone and the amplifier can both be replaced at home.':
    'Vijf jaar garantie; de conus en de versterker zijn allebei thuis te vervangen.',
  'They fold, they hush a train, and the pads come off without a tool.':
    'Hij vouwt op, hij sust een trein, en de kussens gaan er zonder gereedschap af.',
  'Thirty-six hours of playing, and they still work by cable when the battery is empty.':
    'Zesendertig uur muziek, en met een kabel speelt hij ook als de batterij leeg is.',
  'Thin-walled, smooth inside and seasoned three times before it leaves us.':
    'Dunwandig, glad van binnen en drie keer ingebrand voordat hij bij ons weggaat.',
  'A lighter casting than your grandmother had, with the same crust on the cornbread.':
    'Lichter gegoten dan die van uw grootmoeder, met dezelfde korst op het maïsbrood.',
  'For any stove, any oven and any campfire.': 'Voor elk fornuis, elke oven en elk kampvuur.',
  'Five quarts: one chicken, two loaves a week or soup for eight.':
    'Vierenhalve liter: één kip, twee broden per week of soep voor acht.',
  'The lid drips evenly back onto the roast, and its brass knob is safe in any oven.':
    'Het deksel druppelt gelijkmatig op het vlees, en de messing knop kan in elke oven.',
  'Light enamel inside, so you can see what is browning and what is burning.':
    'Licht email van binnen, zodat u ziet wat bruin wordt en wat aanbrandt.',
  'Aluminum all the way up between two layers of steel: sauces reduce, they do not catch.':
    'Aluminium tot bovenaan tussen twee lagen staal: sauzen dikken in en branden niet aan.',
  'Two quarts, marks on the inside, and a rim that pours to either side.':
    'Twee liter, maatstrepen aan de binnenkant en een rand die naar beide kanten schenkt.',
  'From the freezer to the oven to the table.': 'Van de vriezer naar de oven naar de tafel.',
  'Glazed in four coats. Stacks with its smaller sister, which we make every other winter.':
    'In vier lagen geglazuurd. Past in zijn kleinere zus, die wij om de andere winter maken.',
  'A thin German profile in Japanese steel, with a handle for long and short fingers.':
    'Een dun Duits profiel in Japans staal, met een heft voor lange en korte vingers.',
  'Hardened to 60 HRC: keen, yet still forgiving to sharpen at home.':
    'Gehard tot 60 HRC: scherp, en toch nog vriendelijk om thuis te slijpen.',
  'We sharpen it once for free. The box it comes in is the box you send it back in.':
    'Wij slijpen het één keer gratis. De doos waarin het komt is de doos waarin u het terugstuurt.',
  'For apples on the train and garlic in a hurry.': 'Voor appels in de trein en knoflook met haast.',
  'Three and a half inches, with a beech sheath that is pinned, not glued.':
    'Negen centimeter, met een schede van beukenhout die gepend is en niet gelijmd.',
  'End grain closes after each cut, so edges last and the board does too.':
    'Kops hout sluit zich na elke snede, dus het mes blijft scherp en de plank heel.',
  'Sixteen by eleven inches, with finger grooves on both short sides. Oiled with flaxseed.':
    'Veertig bij achtentwintig centimeter, met greepgroeven aan beide korte kanten. Geolied met lijnolie.',
  'Electric, to the degree, and calm enough to pour by the drop.':
    'Elektrisch, op de graad nauwkeurig, en rustig genoeg om druppel voor druppel te schenken.',
  'Choose a temperature with the one knob it has; it holds it for half an hour.':
    'Kies een temperatuur met de enige knop die hij heeft; hij houdt die een halfuur vast.',
  'Every part can be taken off, washed or replaced.': 'Elk deel kan eraf om te wassen of te vervangen.',
  'A steep cone with spiral ribs. Fits any mug up to four inches wide.':
    'Een steile kegel met spiraalribben. Past op elke mok tot tien centimeter breed.',
  'Warm it first, grind a little finer than you think, and pour slowly.':
    'Verwarm hem eerst, maal iets fijner dan u denkt en schenk langzaam.',
  'A hand mill that grinds for two cups in forty seconds.':
    'Een handmolen die in veertig seconden maalt voor twee kopjes.',
  'Steel burrs on two bearings; thirty-six clicks from espresso to French press.':
    'Stalen maalschijven op twee lagers; zesendertig klikken van espresso tot cafetière.',
  'Pours without a drip. We tested, for a whole winter.':
    'Schenkt zonder te druppelen. Wij hebben het een hele winter geprobeerd.',
  'Twenty ounces, steel strainer, and a lid that stays on when you tip it.':
    'Zes deciliter, een stalen zeef en een deksel dat blijft zitten als u schenkt.',
  'Twelve ounces, a wide handle, and a foot that does not scratch the table.':
    'Drieënhalve deciliter, een breed oor en een voet die de tafel niet krast.',
  'Thrown by two people in one shed. Dishwasher safe; it will still be here when the dishwasher is not.':
    'Gedraaid door twee mensen in één schuur. Kan in de vaatwasser; hij is er nog als de vaatwasser er niet meer is.',
  'A flat plate with a low wall: pasta, pie and everything with gravy.':
    'Een plat bord met een lage rand: pasta, taart en alles met jus.',
  'Ten inches across and stackable. Speckled, so that no one sees the small chip you will make one day.':
    'Vijfentwintig centimeter breed en stapelbaar. Gespikkeld, zodat niemand het schilfertje ziet dat u er ooit afstoot.',
  'Stone-washed linen that is soft on the first evening.': 'Met steen gewassen linnen dat de eerste avond al zacht is.',
  'Eighteen inches square with mitered corners. Wash warm; do not iron unless you like to.':
    'Vijfenveertig centimeter in het vierkant, met verstekhoeken. Warm wassen; strijken alleen als u dat graag doet.',
  'A tall one and a short one, so you know in the dark.': 'Een lange en een korte, zodat u ze in het donker herkent.',
  'Ceramic works with a setting ring at the bottom, where it does not loosen by itself.':
    'Keramisch maalwerk met een stelring onderaan, waar hij niet vanzelf losraakt.',
  'A plain pack with a good back: laptop on weekdays, rope on Saturdays.':
    'Een eenvoudige rugzak met een goede rug: laptop door de week, touw op zaterdag.',
  'Cut from nylon that used to be fishing net. One big space, one flat pocket, one place for keys.':
    'Gemaakt van nylon dat een visnet was. Eén groot vak, één plat vak, één plek voor sleutels.',
  'We mend it for as long as there is something left to sew on.':
    'Wij repareren hem zolang er iets is om op te naaien.',
  'Twelve liters behind the saddle that do not swing.': 'Twaalf liter achter het zadel die niet slingeren.',
  'Waxed canvas, leather straps, and a roll top that keeps a night of rain out.':
    'Gewaxt canvas, leren riemen en een rolsluiting die een nacht regen buiten houdt.',
  'Long handles, a flat base, and a pouch on a cord for the change.':
    'Lange hengsels, een platte bodem en een beursje aan een koord voor het wisselgeld.',
  'Heavy cotton, taped seams. It stands up by itself while you look for the car.':
    'Zwaar katoen, afgeplakte naden. Hij blijft zelf staan terwijl u de auto zoekt.',
  'For ten days out, with a hip belt that carries and a lid that becomes a bag.':
    'Voor tien dagen weg, met een heupband die draagt en een deksel dat een tas wordt.',
  'Frame in two lengths; tell us your height in the order note and we set it for you.':
    'Een frame in twee lengtes; zet uw lengte bij de bestelling, dan stellen wij hem voor u af.',
  'Up in four minutes, calm in forty knots, and light enough for one to carry.':
    'Staat in vier minuten, blijft kalm bij windkracht acht, en is licht genoeg voor één om te dragen.',
  'Inner and outer go up together, so the bed stays dry in a downpour.':
    'Binnen- en buitentent gaan samen omhoog, zodat het bed in een stortbui droog blijft.',
  'Spare pole, spare pegs and a needle are in the bag.':
    'Een reservestok, reserveharingen en een naald zitten in de zak.',
  'Burns what lies around: a handful of twigs boils a quart.':
    'Brandt op wat er ligt: een handvol takjes kookt een liter.',
  'Five flat plates that slot together without a hinge to break. Packs as thin as a book.':
    'Vijf vlakke platen die in elkaar schuiven, zonder scharnier dat breekt. Zo dun als een boek.',
  'Recycled wool with a striped edge, for the ground, the shoulders or the dog.':
    'Gerecyclede wol met een gestreepte rand, voor de grond, de schouders of de hond.',
  'Fifty by sixty inches. Woven in a mill that has stood by the same river since 1868.':
    'Honderddertig bij honderdvijftig centimeter. Geweven in een fabriek die sinds 1868 aan dezelfde rivier staat.',
  'Two quarts of coffee for people who say they only want a sip.':
    'Twee liter koffie voor mensen die zeggen dat ze maar een slokje willen.',
  'Double enamel, riveted handle, and a chain on the lid so it stays in the family.':
    'Dubbel email, een geklonken hengsel en een ketting aan het deksel, zodat het in de familie blijft.',
  'Hot for a morning, cold for a day, and it never tastes of last week.':
    'Een ochtend heet, een dag koud, en hij smaakt nooit naar vorige week.',
  'Bare steel inside, powder paint outside. The cap comes apart into three pieces.':
    'Blank staal van binnen, poederlak van buiten. De dop gaat in drie delen uit elkaar.',
  'Soup at noon that was soup at six.': 'Soep om twaalf uur die om zes uur soep was.',
  'Seventeen ounces, a folding spoon under the lid, and a wide mouth for the last bean.':
    'Een halve liter, een vouwlepel onder het deksel en een wijde mond voor de laatste boon.',
  'Borosilicate glass in a knitted wool sleeve.': 'Borosilicaatglas in een gebreide wollen hoes.',
  'For water that should taste of nothing. The stopper is bamboo with a silicone ring.':
    'Voor water dat nergens naar mag smaken. De stop is van bamboe met een ring van siliconen.',
  'Three lights and one button you can find with gloves on.':
    'Drie lichten en één knop die u met handschoenen aan vindt.',
  'A long beam, a wide beam and a red glow for reading beside someone who sleeps.':
    'Een lange bundel, een brede bundel en een rode gloed om te lezen naast iemand die slaapt.',
  'Charges by cable; runs on three ordinary cells when there is none.':
    'Laadt met een kabel; werkt op drie gewone batterijen als die er niet is.',
  'Looks like 1910, shines for eighty hours and charges a phone if it must.':
    'Ziet eruit als 1910, schijnt tachtig uur en laadt zo nodig een telefoon op.',
  'Turn the little wheel: it dims as a wick does. Standing, hanging or hooked on a branch.':
    'Draai aan het wieltje: hij dimt zoals een lont. Staand, hangend of aan een tak.',
  'A column of folded paper that makes any corner the good one.':
    'Een zuil van gevouwen papier die van elke hoek de goede maakt.',
  'Oak foot, paper shade on a bamboo frame. Ships flat; standing in five minutes.':
    'Voet van eikenhout, kap van papier op een frame van bamboe. Komt plat aan en staat in vijf minuten.',
  'Foot and cap from one clay, with a glow that is all edge.':
    'Voet en hoed van één klei, met een gloed die een en al rand is.',
  'The cord leaves at the back, with a switch that can be found by hand.':
    'Het snoer komt er aan de achterkant uit, met een schakelaar die de hand vindt.',
  'A spun dome, white inside, that keeps its light on the table.':
    'Een gedraaide koepel, wit van binnen, die zijn licht op de tafel houdt.',
  'Sixteen inches across, on three meters of cotton cord that you can shorten with one screw.':
    'Veertig centimeter breed, aan drie meter katoensnoer dat u met één schroef korter maakt.',
  'Lambswool that is heavy on the lap and light on the shoulders.':
    'Lamswol die zwaar op schoot ligt en licht om de schouders.',
  'Woven with a twisted fringe. Air it on a foggy day and it is as good as washed.':
    'Geweven met gedraaide franje. Lucht hem op een mistige dag en hij is zo goed als gewassen.',
  'Twenty inches square with a feather filling and a hidden zipper.':
    'Vijftig centimeter in het vierkant, met een vulling van veren en een verborgen rits.',
  'The linen is dyed as cloth, not as yarn, so the color has depth and small clouds.':
    'Het linnen is als doek geverfd en niet als garen, zodat de kleur diepte heeft en kleine wolken.',
  'Dries fast, folds small, and only gets better in the wash.':
    'Droogt snel, vouwt klein en wordt in de was alleen maar beter.',
  'Cotton and a little linen. The loop is where your hook is: in the middle of the long side.':
    'Katoen en een beetje linnen. De lus zit waar uw haak is: midden op de lange kant.',
  'Narrow at the neck: three stems look like a bunch.': 'Smal aan de hals: drie stelen lijken een bos.',
  'Each rib is drawn by hand while the clay is wet. Glazed inside, so it holds water.':
    'Elke rib is met de hand getrokken in natte klei. Van binnen geglazuurd, dus hij houdt water.',
  'Breathes, so roots do too.': 'Ademt, dus wortels ook.',
  'Seven inches across the top. The saucer is glazed and will not mark the sill.':
    'Achttien centimeter breed. De schotel is geglazuurd en maakt geen kring op de vensterbank.',
  'A bowl on three leather cords, for everything that likes to trail.':
    'Een schaal aan drie leren koorden, voor alles wat graag hangt.',
  'Cords can be set to any length, and the hook takes fifteen pounds.':
    'De koorden zijn op elke lengte te stellen, en de haak draagt zeven kilo.',
  'Stiff enough to stand empty, soft enough to fold flat.':
    'Stijf genoeg om leeg te staan, zacht genoeg om plat te vouwen.',
  'Woven by a cooperative of eleven families. Two handles and room for a week of laundry.':
    'Geweven door een coöperatie van elf gezinnen. Twee handvatten en ruimte voor een week was.',
  'Bent cherry with copper tacks, one inside the other.':
    'Gebogen kersenhout met koperen nageltjes, de een in de ander.',
  'For buttons, seeds, letters. The lids fit each other only in the right order, which children enjoy.':
    'Voor knopen, zaden en brieven. De deksels passen alleen in de juiste volgorde op elkaar, en dat vinden kinderen leuk.',
  'A second hand that sweeps instead of ticking, so you can sleep under it.':
    'Een secondewijzer die glijdt en niet tikt, zodat u eronder kunt slapen.',
  'Eleven inches of oak behind real glass. Runs about two years on one cell.':
    'Achtentwintig centimeter eikenhout achter echt glas. Loopt ongeveer twee jaar op één batterij.',
  'Three films about flour, water and waiting. Take one, two or all of them.':
    'Drie films over meel, water en wachten. Neem er één, twee of alle drie.',
  'Filmed in one kitchen over one winter. Each lesson comes with a printable timetable, so that the dough fits your day and not the other way round.':
    'Gefilmd in één keuken, in één winter. Bij elke les hoort een rooster om af te drukken, zodat het deeg zich naar uw dag voegt en niet andersom.',
  'You can watch on any device and keep the files.': 'U kunt op elk apparaat kijken en de bestanden houden.',
  'Lesson 1: The starter <day 1 to 7>': 'Les 1: De starter <dag 1 tot 7>',
  'Lesson 2: "Fold", shape & prove': 'Les 2: "Vouwen", vormen & rijzen',
  'Lesson 3: Crust, crumb and the Dutch oven': 'Les 3: Korst, kruim en de braadpan',
  'From a fresh branch to a spoon you will eat with tonight.':
    'Van een verse tak tot een lepel waarmee u vanavond eet.',
  'Two tools, one log and about three hours. The handbook has full-size templates.':
    'Twee gereedschappen, één stuk hout en ongeveer drie uur. Het handboek heeft mallen op ware grootte.',
  'Film: 94 minutes': 'Film: 94 minuten',
  'Handbook: 40 pages': 'Handboek: 40 pagina’s',
  'Knives, chisels, scissors and the lawnmower, on one flat stone.':
    'Messen, beitels, scharen en de grasmaaier, op één vlakke steen.',
  'You will never again press hard. Four short films, each about one edge.':
    'U drukt nooit meer hard. Vier korte films, elk over één snede.',
  'Kitchen knives': 'Keukenmessen',
  'Chisels & planes': 'Beitels & schaven',
  Scissors: 'Scharen',
  'Garden tools': 'Tuingereedschap',
  'The first ten minutes of every course, as a present.': 'De eerste tien minuten van elke cursus, als cadeau.',
  'No card, no account, no catch. See whose voice you like before you buy a lesson.':
    'Geen kaart, geen account, geen addertje. Hoor welke stem u bevalt voordat u een les koopt.',
  'All first chapters': 'Alle eerste hoofdstukken',
  'Weather for walkers: what the next six hours will bring, without a screen.':
    'Weer voor wandelaars: wat de komende zes uur brengen, zonder scherm.',
  'Forty cloud pictures, nine wind rules and one question to ask every hour.':
    'Veertig foto’s van wolken, negen regels over wind en één vraag voor elk uur.',
  'Film: Clouds and fronts': 'Film: Wolken en fronten',
  'Pocket cards to print': 'Zakkaarten om af te drukken',
  'Find the hut in fog. Then find the way home.': 'Vind de hut in de mist. En daarna de weg naar huis.',
  'Five lessons of twenty minutes with practice walks that can be done in any city park.':
    'Vijf lessen van twintig minuten, met oefenwandelingen die in elk stadspark kunnen.',
  'Part 1: The map': 'Deel 1: De kaart',
  'Part 2: The compass': 'Deel 2: Het kompas',
  'Part 3: Out in the fog': 'Deel 3: De mist in',
};
